import type { Example } from '../examples.ts'
import { Checkbox, RadioTile } from './choice.tsx'
import { FieldGroup } from './field.tsx'

export const title = 'Choices'

export const examples: Example[] = [
	{
		name: 'radio tiles',
		render: () => (
			<FieldGroup id="ex-home" label="What sort of home is it?">
				<RadioTile name="ex-home" value="house" defaultChecked>
					House with a garden
				</RadioTile>
				<RadioTile name="ex-home" value="flat" hint="With a park nearby, that is plenty for many dogs.">
					Flat without a garden
				</RadioTile>
				<RadioTile name="ex-home" value="boat" disabled>
					Somewhere else, such as a boat or a farm, or a caravan that moves from place to place
				</RadioTile>
			</FieldGroup>
		),
	},
	{
		name: 'radio tiles, with an error',
		render: () => (
			<FieldGroup
				id="ex-home-2"
				label="What sort of home is it?"
				hint="The one you live in most."
				error="Choose the sort of home you live in"
			>
				<RadioTile name="ex-home-2" id="ex-home-2-house" value="house">
					House with a garden
				</RadioTile>
				<RadioTile name="ex-home-2" value="flat">
					Flat without a garden
				</RadioTile>
			</FieldGroup>
		),
	},
	{
		name: 'checkboxes',
		render: () => (
			<>
				<Checkbox defaultChecked>I can be home for most of the day</Checkbox>
				<Checkbox hint="I pay UK income or capital gains tax. If I pay less than is claimed on all my gifts in a tax year, I will pay the difference.">
					<b>Yes, claim Gift Aid on my donation.</b>
				</Checkbox>
			</>
		),
	},
]
