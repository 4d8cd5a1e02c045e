import { readNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { decodeHousehold } from '#domain/dogs/compatibility/household.ts'
import { compare } from '#domain/dogs/compatibility/rules/compare.ts'
import { inShort } from '#domain/dogs/compatibility/rules/in-short.ts'
import { pronounsFor } from '#domain/dogs/pronouns.ts'

/** A card's text does not repeat the name. */
const THIS_DOG = { name: '', ...pronounsFor('unknown') }

export function FitWords({ code, needs }: { code: string; needs: string }) {
	const household = decodeHousehold(code)
	const dog = readNeeds(needs)
	if (!household || !dog) return null
	const { counts, first } = inShort(compare(household, dog, THIS_DOG))
	return (
		<>
			<b className="font-semibold">{counts}</b>
			{first && <span className="block text-ink-2">{first}</span>}
		</>
	)
}
