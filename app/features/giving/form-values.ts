/** What was typed, by the names of fields; shown again when something is wrong. */
export type FormValues = Record<string, string>

/** Sentences by the names of fields; the name is also the id of the control. */
export type FormErrors = Record<string, string>
