import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { declarationRetention } from './retention.ts'

const ended = aDeclaration({ cancelledFrom: '2027-01-01' })
const claim = { periodEnd: '2027-03-31', claimedOn: '2027-05-02' }

test.each([
	['in force, never claimed', aDeclaration(), null, '2050-01-01', { kind: 'in force' }],
	['cancelled, never claimed', ended, null, '2027-01-01', { kind: 'not needed' }],
	['cancelled and claimed', ended, claim, '2027-06-01', { kind: 'until', day: '2033-03-31' }],
	['on its last day', ended, claim, '2033-03-31', { kind: 'until', day: '2033-03-31' }],
	['after it', ended, claim, '2033-04-01', { kind: 'not needed' }],
	[
		'claimed late',
		ended,
		{ periodEnd: '2027-03-31', claimedOn: '2033-02-10' },
		'2033-06-01',
		{ kind: 'until', day: '2034-02-10' },
	],
	['for one gift only', aDeclaration({ scope: 'this' }), claim, '2027-06-01', { kind: 'until', day: '2033-03-31' }],
	[
		'found invalid, after a claim',
		aDeclaration({ isInvalid: true }),
		claim,
		'2027-06-01',
		{ kind: 'until', day: '2033-03-31' },
	],
] as const)('a declaration: %s', (_, declaration, lastClaim, today, retention) => {
	expect(declarationRetention(declaration, lastClaim, today)).toEqual(retention)
})
