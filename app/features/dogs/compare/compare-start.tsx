import { ButtonLink } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { tieUnits } from '#lib/text/line-breaks.ts'
import IconPlus from '~icons/ph/plus-bold'
import IconX from '~icons/ph/x-bold'
import type { DogCardData } from '../card/dog-card.tsx'
import { NoPicture } from '../card/no-picture.tsx'
import { CompareWords } from './compare-cells.tsx'
import type { CompareRow } from './compare-rows.ts'
import { CELL, HEAD, ROW, ROW_HEAD, ROWS, TABLE, toneClass, Whose } from './compare-table.tsx'
import type { Tone } from './tones.ts'

/** Two dogs side by side in a few rows: what a comparison looks like before there is one. */
export interface CompareExample {
	url: string
	dogs: Pick<DogCardData, 'slug' | 'name' | 'picture'>[]
	tones: Tone[]
	rows: CompareRow[]
}

interface PlacesProps {
	/** None, or the one selected; `without` is the URL without it. */
	dog: (Pick<DogCardData, 'name' | 'picture'> & { without: string }) | undefined
}

const PLACES = ['First dog', 'Second dog', 'Third', 'Fourth']
const NEEDED = 2

/** The four places of a comparison, filled as dogs are added: the next one stands out, the last two need not be filled. */
export function ComparePlaces({ dog }: PlacesProps) {
	const taken = dog ? 1 : 0
	return (
		<div className="compare-places">
			<ol aria-label="Your comparison">
				{PLACES.map((label, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the places have no other identity
					<li key={i}>
						{i === 0 && dog ? (
							<Taken dog={dog} />
						) : (
							<Free label={label} place={i === taken ? 'next' : i < NEEDED ? 'needed' : 'optional'} />
						)}
					</li>
				))}
			</ol>
			<p>
				<b>{dog ? 'Add one more, and the comparison opens.' : 'Add two dogs, and the comparison opens.'}</b> A third and
				a fourth can join them.{' '}
				<a href="#example-title" className="compare-see">
					See a sample
				</a>
			</p>
		</div>
	)
}

function Taken({ dog: { name, picture, without } }: { dog: NonNullable<PlacesProps['dog']> }) {
	return (
		<>
			<Picture
				picture={picture && { ...picture, alt: '' }}
				sizes="(min-width: 960px) 9rem, 22vw"
				priority
				fallback={<NoPicture />}
			/>
			<b>{name}</b>
			<SiteLink
				to={without}
				preventScrollReset
				aria-label={`Take ${name} out of the comparison`}
				className={buttonStyles({ variant: 'icon', size: 'icon-sm' }, 'no-print')}
			>
				<IconX aria-hidden className="size-[1.2em]" />
			</SiteLink>
		</>
	)
}

function Free({ label, place }: { label: string; place: 'next' | 'needed' | 'optional' }) {
	const isOptional = place === 'optional'
	return (
		<>
			<span data-place={place}>
				{!isOptional && <NoPicture />}
				{place !== 'needed' && <IconPlus aria-hidden className="compare-plus" />}
			</span>
			<a href="#more-title">
				{label}
				{isOptional && <VisuallyHidden>{' dog, if you like'}</VisuallyHidden>}
				<VisuallyHidden joinedBy=":">choose one</VisuallyHidden>
			</a>
		</>
	)
}

/** A few answers of two dogs, and the way to all of them. */
export function CompareExampleCard({ example: { url, dogs, tones, rows } }: { example: CompareExample }) {
	const [first, second] = dogs.map(({ name }) => name)
	return (
		<section aria-labelledby="example-title" className="compare-example no-print">
			<div className="grid gap-2">
				<p className="compare-sample">A sample</p>
				<h2 id="example-title" className="text-h3">
					What you’ll see
				</h2>
			</div>
			<table {...TABLE} className={toneClass(tones)}>
				<caption className="sr-only">
					Some answers of {first} and {second}
				</caption>
				<thead {...ROWS}>
					<tr {...ROW}>
						<td {...CELL} />
						{dogs.map((dog) => (
							<th key={dog.slug} {...HEAD} scope="col">
								<Whose dog={dog} />
							</th>
						))}
					</tr>
				</thead>
				<tbody {...ROWS}>
					{rows.map(({ about, cells }) => (
						<tr key={about} {...ROW}>
							<th {...ROW_HEAD} scope="row">
								{about}
							</th>
							{cells.map((cell, i) => (
								<td key={dogs[i]?.slug} {...CELL}>
									<CompareWords cell={{ ...cell, why: '', text: tieUnits(cell.text) }} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p>
				<ButtonLink to={url} rel="nofollow" variant="link" size="link-s-bold" arrow>
					{first} and {second} in full
				</ButtonLink>
			</p>
		</section>
	)
}
