import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/generated/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript finds these, and knows the types of the platform.
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The Content-Security-Policy forbids style attributes; use style:property={…} or a class.',
        },
      ],
      // The router is our own and takes plain paths.
      'svelte/no-navigation-without-resolve': 'off',
      // Most maps here are memory, not state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
