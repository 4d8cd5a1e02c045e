import { Facts } from '#app/ui/facts.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { AnswerList, type Note, Notes } from './answer-list.tsx'
import type { AnswerRow } from './live-with-rows.ts'
import type { Fact } from './needs.ts'
import { PairAnswers } from './pair-answers.tsx'

export interface HomeNeededData {
	liveWith: AnswerRow[]
	needs: Fact[]
	/** The reasons behind the garden. */
	needsNotes: Note[]
	training: AnswerRow[]
	health: AnswerRow[]
	specialNeeds: Note[]
	/** What the story says about health; "" for nothing. */
	healthHtml: string
	/** The sum is among the facts at the top. */
	feeIncludes: string
}

/** `names`: of bonded dogs, whose answers stand side by side. */
export function HomeNeeded({
	they,
	names,
	needs,
	needsNotes,
	training,
	health,
	specialNeeds,
	healthHtml,
	feeIncludes,
}: HomeNeededData & { they: string; names: string[] }) {
	const arePair = names.length > 1
	const can = `What ${they} can do`
	return (
		<div className="profile-halves grid" data-pair={arePair || undefined}>
			<section aria-labelledby="needs" className="break-inside-avoid">
				<h2 id="needs" className="mb-4 text-h3">
					A home that would suit
				</h2>
				<Facts facts={arePair ? needs.map(inLines) : needs} />
				<Notes notes={needsNotes} className="border-t-2 border-line py-3 text-ink-2" />
			</section>
			<section aria-labelledby="training" className="break-inside-avoid">
				<h2 id="training" className="mb-4 text-h3">
					{can}
				</h2>
				{arePair ? <PairAnswers rows={training} names={names} title={can} /> : <AnswerList rows={training} />}
			</section>
			<div className="grid content-start gap-8">
				<section aria-labelledby="health" className="break-inside-avoid">
					<h2 id="health" className="mb-4 text-h3">
						At the vet
					</h2>
					{arePair ? <PairAnswers rows={health} names={names} title="At the vet" /> : <AnswerList rows={health} />}
					{healthHtml && <Prose html={healthHtml} className="mt-4 text-ink-2" />}
					<Notes notes={specialNeeds} className="mt-3 rounded-m bg-ball-wash px-5 py-4" />
				</section>
				{feeIncludes && (
					<section aria-labelledby="fee">
						<h2 id="fee" className="text-h3">
							What the fee covers
						</h2>
						<p className="mt-2 text-ink-2">{feeIncludes}</p>
					</section>
				)}
			</div>
		</div>
	)
}

/** "Fern: wiry; Hattie: short", a line each. */
function inLines({ label, value }: Fact): Fact {
	return { label, value: value.replaceAll('; ', '\n') }
}
