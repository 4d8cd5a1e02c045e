import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { filledInSearch } from '#lib/filled-in-search.ts'
import IconArrow from '~icons/ph/arrow-right-bold'
import IconCaret from '~icons/ph/caret-down-bold'

interface Choice {
	value: string
	text: string
}

export interface FinderData {
	sizes: Choice[]
	company: Choice[]
	places: Choice[]
}

/** A sentence with three selects, which leads to the list of dogs. */
export function Finder({ sizes, company, places }: FinderData) {
	const navigate = useNavigate()
	return (
		<Wrap className="relative z-10 -mt-8 md:-mt-15">
			<form
				method="get"
				action="/dogs"
				aria-label="Find a dog"
				className="flex flex-col justify-between gap-x-6 gap-y-4 rounded-l bg-raised p-[clamp(1.25rem,.8rem+1.6vw,2rem)] shadow-2 lg:flex-row lg:items-center"
				onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
					event.preventDefault()
					navigate(`/dogs${filledInSearch(new FormData(event.currentTarget))}`)
				}}
			>
				<p className="font-display text-[clamp(1.3125rem,1.1rem+.7vw,1.625rem)] [line-height:2.25] font-bold [letter-spacing:-.012em] lg:text-[1.5rem]">
					<Part name="size" words="I’m looking for" any="a dog of any size" choices={sizes} />{' '}
					<Part name="with" words="who can live with" any="anyone" choices={company} />{' '}
					<Part name="place" words="near" any="any centre" choices={places} />
				</p>
				<Button type="submit" size="pasm" className="flex-none">
					Show me
					<IconArrow aria-hidden className="size-[1.1em] flex-none" />
				</Button>
			</form>
		</Wrap>
	)
}

interface PartProps {
	name: string
	words: string
	any: string
	choices: Choice[]
}

function Part({ name, words, any, choices }: PartProps) {
	const id = `finder-${name}`
	return (
		<>
			<label htmlFor={id}>{words}</label>{' '}
			<span className="relative inline-block max-w-full">
				<select
					id={id}
					name={name}
					className="min-h-11 max-w-full cursor-pointer appearance-none field-sizing-content rounded-s rounded-b-[3px] border-b-4 border-lead-line bg-sky-wash py-[.1em] pr-[1.7em] pl-[.45em] leading-[1.35] text-ellipsis"
				>
					<option value="">{any}</option>
					{choices.map(({ value, text }) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
				<IconCaret
					aria-hidden
					className="pointer-events-none absolute top-1/2 right-[.4em] size-[.85em] -translate-y-1/2"
				/>
			</span>
		</>
	)
}
