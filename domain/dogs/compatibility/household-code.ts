/*
 * The household's answers as one short code, the same in storage and in URLs: the code's version, then one character
 * per question, "-" for no answer. `household.ts` encodes and decodes it; this file stays small because it is part of
 * every page's first script.
 */

/** The query parameter with the answers, without JavaScript: `/dogs?home=200-18---1-`. */
export const HOUSEHOLD_PARAM = 'home'
/** The localStorage key of the answers. */
export const HOUSEHOLD_KEY = 'household'

/** Version 1 had eight questions; devices and links still have such codes. */
const CODES = '1[\\d-]{8}|2[\\dA-Za-z-]{10}'
const CODE = new RegExp(`^(?:${CODES})$`)
const IN_ADDRESS = new RegExp(`(?:^|[?&])home=(${CODES})(?![^&])`)

/** Whether this may be a code; `decodeHousehold` validates the answers. */
export function isHouseholdCode(text: string | null): text is string {
	return text !== null && CODE.test(text)
}

/** The code in a query, or null. `search` may start with "?". */
export function householdCodeIn(search: string): string | null {
	return IN_ADDRESS.exec(search)?.[1] ?? null
}

/**
 * Runs in `<head>` before the first paint: `<html data-household>` reserves space for the match, only where answers are
 * stored. Must stay one constant: the content security policy knows its hash.
 */
export const HOUSEHOLD_SCRIPT = `try{if(/${CODE.source}/.test(localStorage.getItem('${HOUSEHOLD_KEY}')))document.documentElement.dataset.household=''}catch{}`
