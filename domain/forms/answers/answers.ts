/** Answers by field name. */
export type Answers = Record<string, string | string[]>
