import IconCat from '~icons/ph/cat-bold'
import { Chip, ChipLink, RemoveChip } from './chip.tsx'
import { ChipRow } from './chip-row.tsx'
import type { Example } from './examples.ts'

export const title = 'Chips'

const cat = <IconCat aria-hidden className="size-[1.25em] flex-none" />

export const examples: Example[] = [
	{
		name: 'off, on, links, to remove',
		render: () => (
			<div className="flex flex-wrap gap-2.5">
				<Chip pressed={false} icon={cat}>
					Good with cats
				</Chip>
				<Chip pressed icon={cat}>
					Good with cats
				</Chip>
				<ChipLink to="/dogs">Everything</ChipLink>
				<ChipLink to="/dogs?page=1" current>
					For people
				</ChipLink>
				<RemoveChip to="/dogs">Good with cats</RemoveChip>
			</div>
		),
	},
	{
		name: 'a row, swiped on phones',
		render: () => (
			<ChipRow label="Kinds of things" shown="cards">
				<ChipLink to="/merch">Everything</ChipLink>
				<ChipLink to="/merch?type=for-dogs">For dogs</ChipLink>
				<ChipLink to="/merch?type=for-people">For people</ChipLink>
				<ChipLink to="/merch?type=cards" current>
					Cards and calendars
				</ChipLink>
			</ChipRow>
		),
	},
]
