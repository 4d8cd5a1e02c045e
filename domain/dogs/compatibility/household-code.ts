/* The household's answers as a short code, in storage and URLs: the code's version, then one character per question,
   "-" for no answer. Kept apart from `household.ts`, which encodes and decodes it, because it is part of every page's
   first script. */

/** The query parameter without JavaScript: `/dogs?home=200-18---1-`. */
export const HOUSEHOLD_PARAM = 'home'
export const HOUSEHOLD_KEY = 'household'

/** Version 1 had eight questions; devices and links still have such codes. */
const CODES = '1[\\d-]{8}|2[\\dA-Za-z-]{10}'
const CODE = new RegExp(`^(?:${CODES})$`)
const IN_ADDRESS = new RegExp(`(?:^|[?&])home=(${CODES})(?![^&])`)

/** `decodeHousehold` validates the answers. */
export function isHouseholdCode(text: string | null): text is string {
	return text !== null && CODE.test(text)
}

/** The code in a query; undefined without one. `search` may start with "?". */
export function householdCodeIn(search: string): string | undefined {
	return IN_ADDRESS.exec(search)?.[1]
}

/**
 * Runs in `<head>` before the first paint: `<html data-household>` reserves space for the match. Must stay one
 * constant: the content security policy has its hash.
 */
export const HOUSEHOLD_SCRIPT = `try{if(/${CODE.source}/.test(localStorage.getItem('${HOUSEHOLD_KEY}')))document.documentElement.dataset.household=''}catch{}`
