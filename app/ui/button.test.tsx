import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

function markup(element: React.ReactNode): string {
	return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
}

test('a button in a form submits only when it is told to', () => {
	expect(markup(<Button>Save</Button>)).toContain('type="button"')
	expect(markup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})

test('a disabled link has no href, is not focusable, and is announced as a disabled link', () => {
	const html = markup(
		<ButtonLink to="/dogs" disabled onClick={() => {}}>
			Meet the dogs
		</ButtonLink>,
	)
	expect(html).not.toContain('href')
	expect(html).not.toContain('tabindex')
	expect(html).toContain('aria-disabled="true"')
	expect(html).toContain('role="link"')
})

test('giving shows a heart and taking away a bin, unless the button is only an icon anyway', () => {
	expect(markup(<Button variant="donate">Donate</Button>)).toContain('<svg')
	expect(markup(<Button variant="destructive">Delete</Button>)).toContain('<svg')
	expect(markup(<Button>Plain</Button>)).not.toContain('<svg')
	expect(
		markup(
			<Button variant="destructive" size="icon">
				x
			</Button>,
		),
	).not.toContain('<svg')
})

test('a busy button says so and keeps both labels in place, so that its width stays', () => {
	const html = markup(
		<Button busy busyLabel="Sending…">
			Send
		</Button>,
	)
	expect(html).toContain('aria-busy="true"')
	expect(html).toMatch(/invisible[^>]*><span>Send<\/span>/)
	expect(html).toMatch(/>Sending…<\/span>/)
})
