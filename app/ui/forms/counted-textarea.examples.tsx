import type { Example } from '../examples.ts'
import { CountedTextarea } from './counted-textarea.tsx'
import { Field } from './field.tsx'

export const title = 'Counted text'

export const examples: Example[] = [
	{
		name: 'with room',
		render: () => (
			<Field id="ex-counted" label="Where would the dog sleep?" hint="In a few words." optional>
				<CountedTextarea max={300} />
			</Field>
		),
	},
]
