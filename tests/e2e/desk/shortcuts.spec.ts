import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#lib/dates.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { expectReadableInDark, violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { ownSite } from '../support/site/own-site.ts'
import { SITE_DAY } from '../support/site/site-day.ts'

const site = ownSite()

/** Cases that a search for a word of theirs finds alone: the tests of this file share one store. */
function cases(word: string, people: string[]): Promise<void> {
	return site.withStore(async (store) => {
		for (const [index, person] of people.entries()) {
			const replyBy = addDays(SITE_DAY, index * 5 - 3)
			const flags = index === 0 ? [{ text: 'Fence 90 cm', isSensitive: false }] : []
			await accept(store, aSubmission({ name: `${person} ${word}`, replyBy, flags }), () => [], Date.now() + index)
		}
	})
}

/** Opens a page of the inbox, and waits until its scripts work. */
async function openInbox(page: Page, search = '') {
	const live = page.waitForResponse(/\/desk\/live/)
	await page.goto(`/desk${search}`)
	await live
}

const focused = (page: Page) => page.locator(':focus')

test('the inbox by keyboard alone: it reads in order, says what it shows, and has no barrier', async ({
	page,
	context,
}) => {
	await cases('Keybord', ['Ann', 'Bob', 'Cat'])
	await site.signIn(context, { name: 'Kit', role: 'team' })
	await openInbox(page)
	await page.keyboard.press('Tab')
	await expect(focused(page)).toHaveText('Skip to the content')
	await page.keyboard.press('Enter')
	const result = page.getByRole('status').filter({ hasText: /case/ })
	// Past the views to the search.
	for (let stop = 0; stop < 12; stop += 1) {
		await page.keyboard.press('Tab')
		if (await focused(page).evaluate((element) => element.matches('input[type=search]'))) break
	}
	await page.keyboard.type('keybord')
	await expect(result).toHaveText('3 cases')
	await expect(page.getByRole('searchbox')).toBeFocused()
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Inbox" [level=1]
      - navigation "Views":
        - list:
          - listitem:
            - link /^Everything open/
      - search:
        - searchbox "Search": keybord
        - group:
          - combobox "Status"
          - combobox "About"
          - combobox "With"
          - combobox "Due"
          - combobox "Dog or role"
      - status: 3 cases
      - link "Show everything open"
      - table "Cases, what is due first at the top":
        - rowgroup:
          - row:
            - columnheader "Person"
            - columnheader "About"
            - columnheader "Due"
            - columnheader "With"
            - columnheader "Status"
            - columnheader "Received"
        - rowgroup:
          - row /^Overdue \\d/:
            - rowheader /^Overdue \\d/
          - row /Ann Keybord/:
            - rowheader /Ann Keybord/:
              - link "Ann Keybord"
            - cell /^Adoption, Biscuit 1 to check/
            - cell /overdue/
            - cell "Take the case of Ann Keybord":
              - button "Take the case of Ann Keybord"
            - cell "New"
  `)
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await expectReadableInDark(page)
	// A filter applies itself and keeps the focus.
	await page.getByRole('combobox', { name: 'Due', exact: true }).focus()
	await page.keyboard.type('Overdue')
	await expect(result).toHaveText('1 case')
	await expect(page.getByRole('combobox', { name: 'Due', exact: true })).toBeFocused()
	const link = page.getByRole('link', { name: 'Ann Keybord' })
	for (let stop = 0; stop < 20; stop += 1) {
		await page.keyboard.press('Tab')
		if (await link.evaluate((element) => element === document.activeElement)) break
	}
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: 'Ann Keybord' })).toBeVisible()
	await expect(page.getByRole('main')).toBeFocused()
})

test('shortcuts: off until switched on, never in fields or with modifier keys, and taking a case asks first', async ({
	page,
	context,
}) => {
	await cases('Shortkey', ['Ann', 'Bob', 'Cat'])
	await site.signIn(context, { name: 'Sky', role: 'team' })
	await openInbox(page, '?search=shortkey')
	const link = (name: string) => page.getByRole('link', { name: `${name} Shortkey` })
	const dialog = page.getByRole('dialog')
	await expect(link('Cat')).toBeVisible()
	for (const key of ['j', '?', 'a', '/']) await page.keyboard.press(key)
	await expect(link('Ann')).not.toBeFocused()
	await expect(dialog).toBeHidden()

	await page.goto('/desk/account')
	await page.getByLabel('Keyboard shortcuts').check()
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByRole('status')).toHaveText('Saved.')
	await expect(async () => {
		await page.keyboard.press('?')
		await expect(dialog).toContainText('Next case', { timeout: 1000 })
	}).toPass()
	expect(await violations(page)).toEqual([])
	await page.keyboard.press('j')
	await page.keyboard.press('Escape')
	await page.keyboard.press('g')
	await page.keyboard.press('d')
	await expect(page.getByRole('heading', { name: 'Dogs', level: 1 })).toBeVisible()
	await page.keyboard.press('g')
	await page.keyboard.press('i')
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
	await page.keyboard.press('/')
	await expect(page.getByRole('searchbox')).toBeFocused()
	await expect(page.getByRole('searchbox')).toHaveValue('')
	// In a field they are letters.
	await page.keyboard.type('a shortkey j/?')
	await expect(page.getByRole('searchbox')).toHaveValue('a shortkey j/?')
	await expect(dialog).toBeHidden()
	await page.getByRole('searchbox').fill('shortkey')
	await expect(page.getByRole('status').filter({ hasText: /case/ })).toHaveText('3 cases')
	await page.getByRole('searchbox').blur()

	await page.keyboard.press('j')
	await expect(link('Ann')).toBeFocused()
	await page.keyboard.press('j')
	await page.keyboard.press('j')
	await page.keyboard.press('j')
	await expect(link('Cat')).toBeFocused()
	await page.keyboard.press('k')
	await expect(link('Bob')).toBeFocused()
	for (const key of ['Control+j', 'Alt+j', 'Meta+j', 'Shift+j']) await page.keyboard.press(key)
	await expect(link('Bob')).toBeFocused()
	await expect(dialog).toBeHidden()

	await page.keyboard.press('a')
	await expect(dialog).toContainText('Bob Shortkey, Adoption, Biscuit')
	expect(await violations(page)).toEqual([])
	await page.keyboard.press('Escape')
	await expect(link('Bob')).toBeFocused()
	const row = page.getByRole('row', { name: 'Bob Shortkey' })
	await expect(row).toContainText('Take')
	await page.keyboard.press('a')
	await expect(page.getByRole('button', { name: 'Take it' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('status').filter({ hasText: 'Bob Shortkey is with you now.' })).toBeVisible()
	await expect(row).toContainText('You')
	await expect(link('Bob')).toBeFocused()
	await page.keyboard.press('o')
	await expect(page.getByRole('heading', { name: 'Bob Shortkey' })).toBeVisible()
	await expect(page.getByText('You hold this case.')).toBeVisible()
})
