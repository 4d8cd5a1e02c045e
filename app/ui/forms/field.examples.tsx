import type { Example } from '../examples.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

export const title = 'Text fields'

const PHONE = 'Enter a phone number we can ring you on'

export const examples: Example[] = [
	{
		name: 'plain, with a hint, with an error, switched off',
		render: () => (
			<div className="grid gap-4 sm:grid-cols-2">
				<Field id="ex-first" label="First name">
					<Input defaultValue="Moira" autoComplete="off" />
				</Field>
				<Field id="ex-last" label="Last name" hint="As it is on your letters.">
					<Input defaultValue="" autoComplete="off" />
				</Field>
				<Field id="ex-phone" label="Phone number" hint="A mobile or a landline." error={PHONE}>
					<Input type="tel" defaultValue="not yet" />
				</Field>
				<Field id="ex-off" label="Reference">
					<Input disabled defaultValue="FD-1024" />
				</Field>
			</div>
		),
	},
]
