/** A setting is wrong, or asks for what this machine does not have. The message begins with its name. */
export class ConfigError extends Error {}
