import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { runToEnd, type CommandLine } from '../process/childProcess.ts';

export interface FreshGeneratedOptions {
  /** True for an input of the generator. The path is relative to the root of the server. */
  readonly isInput: (path: string) => boolean;
  readonly command: CommandLine;
  readonly print: (text: string) => void;
}

const debounceMs = 150;

/**
 * Plugin of the development server: runs the generator once after each burst of changes in its inputs. Prints
 * its output; also shows a failure over the page.
 */
export function freshGenerated({ isInput, command, print }: FreshGeneratedOptions): Plugin {
  return {
    name: 'fresh-generated',
    configureServer({ watcher, ws, config: { root } }) {
      let timer: NodeJS.Timeout | undefined;
      let last = Promise.resolve();
      const generate = async (): Promise<void> => {
        const { code, output } = await runToEnd(command);
        print(output.trim());
        if (code === 0) return;
        const message = 'The files of generated/ could not be generated';
        ws.send({ type: 'error', err: { message, stack: output, plugin: 'generate' } });
      };
      const later = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          last = last.then(generate);
        }, debounceMs);
      };
      watcher.on('all', (_event, path) => {
        if (isInput(relative(root, path).replaceAll('\\', '/'))) later();
      });
    },
  };
}
