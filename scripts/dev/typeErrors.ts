import { basename, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { startChild } from '../process/childProcess.ts';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import { describeProblem } from '../process/shutdown.ts';
import { readTypeErrors } from './readTypeErrors.ts';
import type { ReportedTypeError } from './ReportedTypeError.ts';

// TypeScript 5: version 7, which checks types in `npm test`, missed a change in the test of this plugin.
const compiler = inProject('node_modules/typescript/bin/tsc');

export interface TypeErrorsOptions {
  /** Path of the tsconfig file, relative to the project's root. */
  readonly project: string;
  /** True for a file whose errors are shown over the page; errors in other files are only printed. */
  readonly isOnPage: (file: string) => boolean;
  readonly print: (text: string) => void;
  readonly onStop: (undo: () => Promise<void>) => void;
}

/**
 * Plugin of the development server: runs `tsc --watch`, prints the errors and shows them in Vite's overlay
 * over the page until they are fixed.
 */
export function typeErrors({ project, isOnPage, print, onStop }: TypeErrorsOptions): Plugin {
  return {
    name: 'type-errors',
    configureServer(server) {
      let shown: ErrorPayload | undefined;
      // A page that is opened or reloaded later also shows the errors.
      server.ws.on('connection', () => {
        if (shown) server.ws.send(shown);
      });
      const watch = startChild(
        { command: process.execPath, args: [compiler, ...watchArguments(project)] },
        {
          onLine: readTypeErrors((errors) => {
            print(describeErrors(errors));
            const wasShown = shown !== undefined;
            shown = toOverlay(errors.filter(({ file }) => file === null || isOnPage(file)));
            if (shown) server.ws.send(shown);
            else if (wasShown) removeOverlay(server);
          }),
        },
      );
      onStop(() => watch.stop());
      watch.exited.catch((problem: unknown) =>
        print(`Types are not checked: ${describeProblem(problem)}`),
      );
    },
  };
}

function watchArguments(project: string): readonly string[] {
  return [
    ...['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false', '--project', project],
    // The first compilation checks only what changed since the last start.
    ...[
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/watched-${basename(project)}.tsbuildinfo`,
    ],
  ];
}

/** Sends an empty update: the client of Vite then removes its overlay. */
function removeOverlay(server: ViteDevServer): void {
  server.ws.send({ type: 'update', updates: [] });
}

function describeErrors(errors: readonly ReportedTypeError[]): string {
  return errors.length === 0 ? 'Types: no error.' : `Types: ${countOf(errors)}\n${listOf(errors)}`;
}

function toOverlay(errors: readonly ReportedTypeError[]): ErrorPayload | undefined {
  if (errors.length === 0) return undefined;
  return { type: 'error', err: { message: countOf(errors), stack: listOf(errors), plugin: 'tsc' } };
}

function countOf(errors: readonly ReportedTypeError[]): string {
  return errors.length === 1 ? '1 type error' : `${errors.length} type errors`;
}

/** With absolute paths, which terminals and the overlay display as links. */
function listOf(errors: readonly ReportedTypeError[]): string {
  return errors
    .map(({ file, line, column, message }) =>
      file === null ? message : `${resolve(projectRoot, file)}:${line}:${column}\n  ${message}`,
    )
    .join('\n');
}
