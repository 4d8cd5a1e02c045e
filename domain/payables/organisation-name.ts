/** Legal forms in the dress that organisations give them, once their dots are off. */
const LEGAL_FORM = /(?<![\p{L}\p{N}-])(?:ltd|limited|plc|llp|inc|gmbh)(?![\p{L}\p{N}-])|& ?co(?![\p{L}\p{N}-])/iu

/** Community interest companies and charitable incorporated organisations: “Cic” and “Cio” are last names. */
const COMMUNITY_FORM = /(?<![\p{L}\p{N}-])(?:CI[CO]|ci[co])(?![\p{L}\p{N}-])/u

/** Whether a name says that it is no person's, by a legal form in it: “Wetherby & Daughters Ltd”. Only people can declare Gift Aid. */
export function isOrganisationName(name: string): boolean {
	const withoutDots = name.normalize('NFKC').replaceAll('.', '')
	return LEGAL_FORM.test(withoutDots) || COMMUNITY_FORM.test(withoutDots)
}
