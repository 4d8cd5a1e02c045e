import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openStore } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { violations } from '../support/axe.ts'
import { sidewaysScroll } from '../support/layout-checks.ts'

const root = join(import.meta.dirname, '../../..')
const DATA_DIR = join(root, 'test-results/data')
const LONG_NAME = 'Mary-Anne Featherstonehaugh-Cholmondeley'

/** One case in the store of the running site. */
async function aCase(name: string): Promise<string> {
	const store = await openStore({ dataDir: DATA_DIR, databaseUrl: null, onLostConnection() {} })
	const flags = [{ text: 'Biscuit needs children over 8; they have one of 5', isSensitive: false }]
	const { reference } = await accept(store, aSubmission({ name, about: 'Biscuit', flags }), () => [], Date.now())
	await store.close()
	return reference
}

/** The address that the operator's command prints. */
function invitation(baseURL: string, email: string): string {
	const { stdout } = spawnSync(process.execPath, ['server/desk.ts', 'invite', email, '--name', 'Ana'], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, DATA_DIR, SITE_URL: baseURL },
	})
	return /http\S+/.exec(stdout)?.[0] ?? ''
}

test('a lead accepts an invitation, finds a case on a phone, answers for it, and every page is accessible', async ({
	page,
	baseURL,
}) => {
	const reference = await aCase(LONG_NAME)
	await page.setViewportSize({ width: 320, height: 640 })
	const problems: string[] = []
	const look = async (name: string) => {
		const found = await violations(page)
		if (await sidewaysScroll(page)) found.push('scrolls sideways')
		problems.push(...found.map((one) => `${name}: ${one}`))
	}
	await page.goto('/desk/sign-in')
	await page.goto(invitation(baseURL ?? '', 'ana@rescue.example'))
	await look('invitation')
	await page.getByRole('button', { name: 'Accept and sign in' }).click()
	await page.getByLabel('Search by name, phone, town or reference').fill('featherstonehaugh')
	await page.getByRole('button', { name: 'Show' }).click()
	await expect(page.getByRole('status')).toContainText('found')
	await look('inbox')
	await page.getByRole('link', { name: LONG_NAME }).first().click()
	await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible()
	await expect(page.getByText('they have one of 5')).toBeVisible()
	await look('case')
	await page.goto(`/desk/cases/${reference}`)
	await page.getByLabel('Status').selectOption('Waiting for them')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('Saved: Waiting for them.')).toBeVisible()
	for (const name of ['people', 'audit-log', 'account']) {
		await page.goto(`/desk/${name}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await look(name)
	}
	await page.getByRole('button', { name: 'Sign out' }).click()
	await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
	await look('sign-in')
	expect(problems).toEqual([])
})

test('two people who change the status of one case at once: the second is told, and nothing is overwritten', async ({
	page,
	baseURL,
}) => {
	const reference = await aCase('Sam Taylor')
	await page.goto(invitation(baseURL ?? '', 'lee@rescue.example'))
	await page.getByRole('button', { name: 'Accept and sign in' }).click()
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
	await page.goto(`/desk/cases/${reference}`)
	const other = await page.context().newPage()
	await other.goto(`/desk/cases/${reference}`)
	await other.getByLabel('Status').selectOption('Being looked at')
	await other.getByRole('button', { name: 'Save' }).click()
	await expect(other.getByText('Saved: Being looked at.')).toBeVisible()
	await page.getByLabel('Status').selectOption('Withdrawn')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('Someone changed this case')).toBeVisible()
	await expect(page.getByLabel('Status')).toHaveValue('looking')
	await other.close()
})
