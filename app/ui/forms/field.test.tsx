import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

test('the control is tied to its label, its hint and its error', () => {
	const html = renderToStaticMarkup(
		<Field id="phone" label="Phone number" hint="A mobile or a landline." error="Enter a phone number">
			<Input type="tel" />
		</Field>,
	)
	expect(html).toContain('<label for="phone"')
	expect(html).toMatch(/<input[^>]*id="phone"/)
	expect(html).toMatch(/<input[^>]*aria-describedby="phone-hint phone-error"/)
	expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
	expect(html).toContain('Error: ')
})

test('a field in order says nothing about errors', () => {
	const html = renderToStaticMarkup(
		<Field id="centre" label="Centre">
			<Select>
				<option>All centres</option>
			</Select>
		</Field>,
	)
	expect(html).toMatch(/<select[^>]*id="centre"/)
	expect(html).not.toMatch(/aria-(describedby|invalid)=/)
})

test('half an email address is not called invalid while it is typed', () => {
	const html = renderToStaticMarkup(
		<Field id="email" label="Email address">
			<Input type="email" />
		</Field>,
	)
	expect(html).toMatch(/<input[^>]*aria-invalid="false"/)
})

test('a control outside a field keeps its own id', () => {
	expect(renderToStaticMarkup(<Input id="q" aria-label="Search" />)).toContain('id="q"')
})
