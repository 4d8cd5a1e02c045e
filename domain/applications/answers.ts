/** What was answered, by the names of the questions. */
export type Answers = Record<string, string | string[]>
