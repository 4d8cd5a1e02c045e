const NUMBER_AND_UNIT = /(\d) (?=(?:years?|months?|weeks?|days?|hours?|minutes?|kg|km|m)\b)/g

/** Keeps a number and its unit on one line: "2 years" never ends one line with 2 and begins the next with years. */
export function tieUnits(text: string): string {
	return text.replaceAll(NUMBER_AND_UNIT, '$1\u00a0')
}
