import { type SubmitEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { useChangeEffect } from '#app/ui/layout/hydration.ts'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { filledInSearch } from '#lib/filled-in-search.ts'
import { tieUnits } from '#lib/text/line-breaks.ts'
import IconPlus from '~icons/ph/plus-bold'
import type { DogCardData } from '../card/dog-card.tsx'
import { NoPicture } from '../card/no-picture.tsx'

export interface MoreDogsData {
	/** "" without a search: the dogs are then suggestions. */
	find: string
	/** Each with the URL of the comparison that includes it, and how long it has waited ("" when not known). */
	dogs: (DogCardData & { to: string; waited: string })[]
	total: number
}

/** The heading for each number of dogs chosen so far. */
const HEADINGS = ['Choose your first dog', 'Choose the second dog']

export function MoreDogs({ selected, more }: { selected: { slug: string; name: string }[]; more: MoreDogsData }) {
	const slugs = selected.map(({ slug }) => slug)
	return (
		<section
			aria-labelledby="more-title"
			className="no-print grid grid-cols-[minmax(0,1fr)] gap-6 rounded-xl bg-sky-wash p-[clamp(1.25rem,1rem+2vw,2.75rem)]"
		>
			<div className="grid items-end gap-x-10 gap-y-5 *:min-w-0 split:grid-cols-[1fr_1.1fr]">
				<div className="grid gap-2">
					<h2 id="more-title" className="text-h3">
						{HEADINGS[selected.length] ?? 'Put another dog beside them'}
					</h2>
					<p role="status">{found(more, selected[0]?.name)}</p>
				</div>
				<search>
					<FindForm slugs={slugs} find={more.find} />
				</search>
			</div>
			{more.dogs.length > 0 && (
				<ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
					{more.dogs.map((dog) => (
						<li key={dog.slug}>
							<Choice dog={dog} />
						</li>
					))}
				</ul>
			)}
			<p>
				<ButtonLink to="/favourites" variant="link" size="link-s-bold" arrow>
					Choose from your favourites
				</ButtonLink>
			</p>
		</section>
	)
}

function found({ find, dogs, total }: MoreDogsData, first: string | undefined): string {
	if (find && total === 0) return `No dog here has “${find}” in its name or breed.`
	if (find && total > dogs.length) return `The first ${dogs.length} of ${total} dogs.`
	if (find) return total === 1 ? '1 dog.' : `${total} dogs.`
	return first
		? `Press a dog to add it. These are much like ${first}.`
		: 'Press a dog to add it. These have waited longest.'
}

function FindForm({ slugs, find }: { slugs: string[]; find: string }) {
	const navigate = useNavigate()
	const box = useRef<HTMLInputElement>(null)
	// After Back the field shows the search of the URL; a focused field is not overwritten.
	useChangeEffect(find, () => {
		if (box.current && box.current !== document.activeElement) box.current.value = find
	})
	return (
		<form
			method="get"
			action="/compare"
			className="flex flex-wrap items-end gap-3"
			onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				navigate(`/compare${filledInSearch(new FormData(event.currentTarget))}`, { preventScrollReset: true })
			}}
		>
			{slugs.length > 0 && <input type="hidden" name="dogs" value={slugs.join(',')} />}
			<Field id="find-dog" label="Name or breed" className="min-w-0 flex-1 basis-24">
				<Input ref={box} type="search" name="find" defaultValue={find} maxLength={80} enterKeyHint="search" />
			</Field>
			<Button type="submit" variant="outline" size="pst">
				Find
			</Button>
		</form>
	)
}

/** A longer name is set smaller, so that all of it is shown. */
const MAX_SHORT_NAME = 24

function Choice({ dog }: { dog: DogCardData & { to: string; waited: string } }) {
	const age = dog.about.lastIndexOf(', ')
	const isLong = dog.name.length > MAX_SHORT_NAME
	return (
		<div className="compare-pick group">
			<Picture
				picture={dog.picture && { ...dog.picture, alt: '' }}
				sizes="6rem"
				className="size-20 flex-none rounded-m sm:size-24"
				fallback={<NoPicture />}
			/>
			<p className="min-w-0 flex-1 leading-snug wrap-anywhere">
				<SiteLink
					to={dog.to}
					rel="nofollow"
					className={`compare-choice ${isLong ? 'long ' : ''}font-display font-bold no-underline decoration-lead-line decoration-3 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-l focus-visible:no-shadow focus-visible:outline-0`}
				>
					<span className="sr-only">Add </span>
					{dog.name}
				</SiteLink>
				<span className="block text-note text-ink-2">{dog.about.slice(0, age)}</span>
				<span className="block text-note text-ink-2">
					{tieUnits(dog.about.slice(age + 2))}
					{dog.waited && (
						<>
							{' '}
							<span className="compare-waited">
								{dog.waited}
								<span className="max-sm:sr-only"> here</span>
							</span>
						</>
					)}
				</span>
			</p>
			<IconPlus aria-hidden className="compare-plus" />
		</div>
	)
}
