import { afterAll, expect, test } from 'vitest'
import { deskHttp } from '../integration/desk/desk-http.ts'
import { freshFolder } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'
const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
const siteUrl = `http://localhost:${port}`
wordpress.connect({ url: siteUrl, secret: SECRET })
const dataDir = freshFolder('desk-link')
const settings = { PORT: String(port), CONTENT_SECRET: SECRET, DATA_DIR: dataDir, SITE_URL: siteUrl }
let site = await startSiteOn(wordpress, { ...settings, WORDPRESS_SIGN_IN: 'on' })
const desk = deskHttp({ site: () => site, dataDir, settings: { SITE_URL: siteUrl } })
const headers = { Origin: siteUrl }
const admin = await wordpress.logIn()
const EMAIL = await wordpress.phpBeside('echo get_user_by("login", "editor")->user_email;')
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

/** Where "Applications" leads, on the site. */
async function opened() {
	const { headers } = await admin('/wp-admin/admin.php?page=fairlead-desk')
	return (headers.get('location') ?? '').replace(siteUrl, '')
}

/** Ticks or unticks it under Website → Connection. */
async function tick(isOn: boolean) {
	const { text } = await admin('/wp-admin/admin.php?page=fairlead')
	const form = text.split('<form').find((one) => one.includes('value="fairlead_desk_link"')) ?? ''
	const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(form) ?? []
	const fields = { action: 'fairlead_desk_link', _wpnonce, ...(isOn ? { is_on: '1' } : {}) }
	return admin('/wp-admin/admin-post.php', new URLSearchParams(fields))
}

/** Presses the button of a link. @returns the cookie of the session, or '' */
async function press(path: string) {
	const key = new URL(path, siteUrl).searchParams.get('key') ?? ''
	const response = await desk.post('/desk/sign-in/link', { key }, { headers })
	return (
		response.headers
			.getSetCookie()
			.find((one) => one.startsWith('desk-session='))
			?.split(';')[0] ?? ''
	)
}

test('it is off until it is ticked, and then leads to a page with one button that signs in once, with the role of the desk', async () => {
	await desk.post('/desk/invitation', { key: desk.inviteKey('lead@example.org', 'lead') }, { headers })
	expect(await opened()).toBe('/desk')
	await tick(true)
	// An administrator here, and no one at the desk yet.
	expect(await opened()).toBe('/desk')
	await desk.post('/desk/invitation', { key: desk.inviteKey(EMAIL, 'team') }, { headers })

	const path = await opened()
	expect(path).toMatch(/^\/desk\/sign-in\/link\?key=[\w-]{32,}$/)
	for (const _ of [1, 2]) expect(await (await desk.get(path)).text()).toContain('Sign in to the desk')
	const pressed = await Promise.all([press(path), press(path), press(path)])
	const [cookie = '', ...others] = pressed.filter(Boolean)
	expect(others).toEqual([])
	expect((await desk.get('/desk', { cookie })).status).toBe(200)
	expect((await desk.get('/desk/audit-log', { cookie })).status).toBe(403)
	// Again, signed in: without a button.
	const again = await desk.get(await opened(), { cookie })
	expect([again.status, again.headers.get('Location')]).toEqual([302, '/desk'])
	expect((await desk.get(path)).status).toBe(404)
})

test('what needs a recent sign-in asks who it is', async () => {
	await desk.post('/desk/invitation', { key: desk.inviteKey(EMAIL, 'lead') }, { headers })
	const cookie = await press(await opened())
	const answer = await desk.post('/desk/people', { do: 'remove', id: 'x', name: 'x' }, { cookie, headers })
	expect(answer.headers.get('Location')).toMatch(/^\/desk\/confirm\?form=/)
	expect(await (await desk.get('/desk/audit-log', { cookie })).text()).toContain('Signed in from WordPress')
})

test('a forged form changes nothing, and authors see no applications', async () => {
	const forged = new URLSearchParams({ action: 'fairlead_desk_link', _wpnonce: 'forged' })
	expect((await admin('/wp-admin/admin-post.php', forged)).status).toBe(403)
	expect(await opened()).toMatch(/link\?key=/)
	const anonymous = await fetch(`${wordpress.url}/wp-admin/admin.php?page=fairlead-desk`, { redirect: 'manual' })
	expect(anonymous.headers.get('location')).toContain('wp-login.php')
})

test('the setting of the site switches it off too, and the connection page says so', async () => {
	expect((await admin('/wp-admin/admin.php?page=fairlead')).text).toContain('data-check="desk" data-state="good"')
	await site.stop()
	// Away: the menu leads to the desk, without a link.
	expect(await opened()).toBe('/desk')
	site = await startSiteOn(wordpress, settings)
	expect(await opened()).toBe('/desk')
	expect((await admin('/wp-admin/admin.php?page=fairlead')).text).toContain(
		'data-check="desk" data-state="recommended"',
	)
	await tick(false)
	expect((await admin('/wp-admin/admin.php?page=fairlead')).text).not.toContain('data-check="desk"')
})

test('an editor cannot take the address of someone at the desk, also before links to it are on', async () => {
	const change = (isOn: boolean) =>
		wordpress.phpBeside(`
			update_option(Fairlead\\DESK_LINK_OPTION, '${isOn ? 1 : 0}');
			$id = username_exists('ed') ?: wp_insert_user(['user_login' => 'ed', 'user_pass' => 'x', 'user_email' => 'ed@example.org', 'role' => 'editor']);
			wp_set_current_user($id);
			$request = new WP_REST_Request('POST', '/wp/v2/users/me');
			$request->set_param('email', 'lead@example.org');
			echo rest_do_request($request)->get_status(), ' ', get_userdata($id)->user_email;`)
	expect(await change(true)).toBe('403 ed@example.org')
	// An address that was taken before would open the desk once they are.
	expect(await change(false)).toBe('403 ed@example.org')
})
