// Runes everywhere: a component that falls back to Svelte 4's reactivity is a mistake.
export default { compilerOptions: { runes: true } };
