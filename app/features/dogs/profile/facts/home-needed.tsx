import { Facts } from '#app/ui/facts.tsx'
import { AnswerList } from './answer-list.tsx'
import type { AnswerRow } from './live-with-rows.ts'
import type { Fact } from './needs.ts'
import { type Note, Notes } from './notes.tsx'

export interface HomeNeededData {
	liveWith: AnswerRow[]
	needs: Fact[]
	/** The reasons behind the garden. */
	needsNotes: Note[]
	training: AnswerRow[]
	health: AnswerRow[]
	specialNeeds: Note[]
	fee: { label: string; sum: string; includes: string } | null
}

export function HomeNeeded({
	they,
	needs,
	needsNotes,
	training,
	health,
	specialNeeds,
	fee,
}: HomeNeededData & { they: string }) {
	return (
		<div className="profile-halves grid">
			<section aria-labelledby="needs" className="break-inside-avoid">
				<h2 id="needs" className="mb-4 text-h3">
					A home that would suit
				</h2>
				<Facts facts={needs} />
				<Notes notes={needsNotes} className="border-t-2 border-line py-3 text-ink-2" />
			</section>
			<section aria-labelledby="training" className="break-inside-avoid">
				<h2 id="training" className="mb-4 text-h3">
					What {they} can do
				</h2>
				<AnswerList rows={training} />
			</section>
			<section aria-labelledby="health" className="break-inside-avoid">
				<h2 id="health" className="mb-4 text-h3">
					At the vet
				</h2>
				<AnswerList rows={health} />
				<Notes notes={specialNeeds} className="mt-3 rounded-m bg-ball-wash px-5 py-4" />
			</section>
			{fee && <Fee {...fee} />}
		</div>
	)
}

function Fee({ label, sum, includes }: NonNullable<HomeNeededData['fee']>) {
	return (
		<section aria-labelledby="fee">
			<h2 id="fee" className="text-h3">
				{label}: <span className="whitespace-nowrap">{sum}</span>
			</h2>
			{includes && <p className="mt-2 text-ink-2">{includes}</p>}
		</section>
	)
}
