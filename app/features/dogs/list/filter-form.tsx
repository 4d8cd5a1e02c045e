import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { filledInSearch } from '#app/lib/filled-in-search.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { HomeInput } from '../fit/home-input.tsx'
import { COMPANY, SIZES } from './dog-filter.ts'
import { type Choice, capitalised, companyNames, sizeNames } from './filter-words.ts'

export interface FilterFormData {
	/** The value chosen in each list, "" for none. */
	wishes: { size: string; with: string; place: string }
	places: Choice[]
}

const sizes: Choice[] = SIZES.map((value) => ({ value, text: sizeNames[value] }))
const company: Choice[] = COMPANY.map((value) => ({ value, text: capitalised(companyNames[value]) }))

/** The wishes, as a plain form to the list itself. With scripts each choice counts at once and the page stays where it is. */
export function FilterForm({ wishes, places }: FilterFormData) {
	const navigate = useNavigate()
	function show(chosen: HTMLFormElement) {
		navigate(`/dogs${filledInSearch(new FormData(chosen))}`, { preventScrollReset: true })
	}
	const form = useListsInStep(wishes, show)
	return (
		<form
			ref={form}
			method="get"
			action="/dogs"
			autoComplete="off"
			aria-label="Filter dogs"
			className="grid items-end gap-x-3 gap-y-4 wordmark:grid-cols-2 md:flex md:rounded-l md:bg-mist md:p-[clamp(1rem,.7rem+1.2vw,1.75rem)] md:*:flex-1"
			onChange={(event) => show(event.currentTarget)}
			onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				show(event.currentTarget)
			}}
		>
			<HomeInput />
			<Wish name="with" label="Can live with" any="Anyone" choices={company} chosen={wishes.with} wide />
			<Wish name="size" label="Size" any="Any size" choices={sizes} chosen={wishes.size} />
			<Wish name="place" label="Near" any="Any centre" choices={places} chosen={wishes.place} />
			<noscript className="wordmark:max-md:col-span-full md:flex-none!">
				<Button type="submit" size="sasm">
					Show dogs
				</Button>
			</noscript>
		</form>
	)
}

interface WishProps {
	name: string
	label: string
	any: string
	choices: Choice[]
	chosen: string
	wide?: boolean
}

function Wish({ name, label, any, choices, chosen, wide }: WishProps) {
	return (
		<Field id={`filter-${name}`} label={label} className={wide ? 'wordmark:max-md:col-span-full' : undefined}>
			<Select name={name} defaultValue={chosen}>
				<option value="">{any}</option>
				{choices.map(({ value, text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</Select>
		</Field>
	)
}

/**
 * Keeps the lists in step with the address: after Back, or when a wish was taken away elsewhere on the page. What was chosen
 * before this script ran counts, too.
 */
function useListsInStep(wishes: FilterFormData['wishes'], show: (form: HTMLFormElement) => void) {
	const form = useRef<HTMLFormElement>(null)
	const isRunning = useRef(false)
	const onEarlyChoice = useEffectEvent(show)
	useEffect(() => {
		if (!form.current) return
		const lists = [...form.current.querySelectorAll('select')]
		const behind = lists.filter((list) => list.value !== chosenIn(wishes, list.name))
		if (!isRunning.current && behind.length > 0) onEarlyChoice(form.current)
		else for (const list of behind) list.value = chosenIn(wishes, list.name)
		isRunning.current = true
	}, [wishes])
	return form
}

function chosenIn(wishes: FilterFormData['wishes'], name: string): string {
	return Object.entries(wishes).find(([wish]) => wish === name)?.[1] ?? ''
}
