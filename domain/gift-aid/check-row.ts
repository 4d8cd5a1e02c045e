import { uk } from '#domain/region/uk.ts'
import { accountingPeriod, yearsAfter } from './accounting-period.ts'
import type { ClaimableGift, ClaimRow } from './claim-row.ts'

/** Why the schedule would refuse a row, in a sentence for the treasurer. */
export interface RowProblem {
	field: 'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'date' | 'amount'
	sentence: string
}

const MAX_TITLE_LENGTH = 4
const MAX_NAME_LENGTH = 35
/** After the end of the accounting period of the gift. */
const CLAIM_YEARS = 4
/** A spreadsheet would compute it. */
const FORMULA = /^[=+\-@]/

/** All rules that a row breaks. */
export function checkRow(
	row: ClaimRow,
	gifts: readonly ClaimableGift[],
	{ yearEnd, today }: { yearEnd: string; today: string },
): RowProblem[] {
	const problems: [boolean, RowProblem['field'], string][] = [
		[length(row.title) > MAX_TITLE_LENGTH, 'title', `The title is longer than ${MAX_TITLE_LENGTH} characters`],
		...nameProblems('firstName', 'first name', row.firstName),
		...nameProblems('lastName', 'last name', row.lastName),
		[row.house === '', 'house', 'The house name or number is missing'],
		[row.postcode !== 'X' && uk.postcode.read(row.postcode) !== row.postcode, 'postcode', 'This is no UK postcode'],
		[gifts.some(({ day }) => day > today), 'date', 'The payment is in the future'],
		[
			gifts.some(({ day }) => isTooOld(day, yearEnd, today)),
			'date',
			`The accounting period of the payment ended more than ${CLAIM_YEARS} years ago`,
		],
		[gifts.some(({ amount }) => amount <= 0), 'amount', 'There is nothing left to claim on'],
		[gifts.some(({ currency }) => currency !== 'GBP'), 'amount', 'It is not in pounds'],
		...(['title', 'firstName', 'lastName', 'house'] as const).map(
			(field) =>
				[FORMULA.test(row[field]), field, 'It begins like a formula of a spreadsheet'] as [
					boolean,
					typeof field,
					string,
				],
		),
	]
	return problems.filter(([applies]) => applies).map(([, field, sentence]) => ({ field, sentence }))
}

function nameProblems(field: 'firstName' | 'lastName', words: string, name: string) {
	const problems: [boolean, typeof field, string][] = [
		[name === '', field, `The ${words} is missing`],
		[length(name) > MAX_NAME_LENGTH, field, `The ${words} is longer than ${MAX_NAME_LENGTH} characters`],
	]
	return problems
}

function isTooOld(day: string, yearEnd: string, today: string): boolean {
	return today > yearsAfter(accountingPeriod(day, yearEnd).to, CLAIM_YEARS)
}

const length = (text: string) => [...text].length
