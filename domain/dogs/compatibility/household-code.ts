/*
 * The household's answers as one short word, the same on the device and in an address: the version of the code, then one
 * character a question, "-" for one that was not answered. `household.ts` reads and writes it. Small on purpose: this file is
 * part of every page's first script.
 */

/** The name of the answers in an address without JavaScript: `/dogs?home=200-18---1-`. */
export const HOUSEHOLD_PARAM = 'home'
/** The name of the answers on the device. */
export const HOUSEHOLD_KEY = 'household'

/** Version 1 had eight questions; devices and links keep such words. */
const CODES = '1[\\d-]{8}|2[\\dA-Za-z-]{10}'
const CODE = new RegExp(`^(?:${CODES})$`)
const IN_ADDRESS = new RegExp(`(?:^|[?&])home=(${CODES})(?![^&])`)

/** Whether this can be a household's answers. What stands in it is read by `readHome`, later. */
export function isHouseholdCode(text: string | null): text is string {
	return text !== null && CODE.test(text)
}

/** The answers that an address carries, or null. `search` may have its "?". */
export function householdCodeIn(search: string): string | null {
	return IN_ADDRESS.exec(search)?.[1] ?? null
}

/**
 * Runs in `<head>` before anything is painted: `<html data-household>` keeps room for the words that come in later, only for
 * those who answered. It must stay one constant: the content security policy knows it by its hash.
 */
export const HOUSEHOLD_SCRIPT = `try{if(/${CODE.source}/.test(localStorage.getItem('${HOUSEHOLD_KEY}')))document.documentElement.dataset.household=''}catch{}`
