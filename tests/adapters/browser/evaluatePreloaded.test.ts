// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { evaluatePreloaded } from '../../../src/adapters/browser/evaluatePreloaded';

afterEach(() => {
  document.head.innerHTML = '';
});

it('evaluates each preloaded module, in order, also after one that did not arrive', () => {
  document.head.innerHTML = `
    <link rel="modulepreload" href="https://site.example/assets/mantine.js">
    <link rel="preload" as="style" href="https://site.example/assets/mantine.css">
    <link rel="modulepreload" href="https://site.example/assets/PasswordPage.js">`;
  const evaluated: string[] = [];
  evaluatePreloaded((address) => {
    evaluated.push(address);
    return Promise.reject(new Error('offline'));
  });
  expect(evaluated).toEqual([
    'https://site.example/assets/mantine.js',
    'https://site.example/assets/PasswordPage.js',
  ]);
});
