/** Settings that cannot be used. The message says which and how to mend them. */
export class ConfigError extends Error {}
