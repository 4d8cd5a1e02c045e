import type { Example } from '../examples.ts'
import { Field } from './field.tsx'
import { Textarea } from './input.tsx'
import { Select } from './select.tsx'

export const title = 'Select and long text'

export const examples: Example[] = [
	{
		name: 'select and several lines',
		render: () => (
			<div className="grid gap-4">
				<Field id="ex-centre" label="Centre">
					<Select>
						<option>All centres</option>
						<option>Alder Bank</option>
						<option>A centre with a name so long that it does not fit a small screen at all</option>
					</Select>
				</Field>
				<Field id="ex-about" label="Anything you'd like us to know" optional>
					<Textarea />
				</Field>
			</div>
		),
	},
]
