import { TwoColumns, Wrap } from '#app/ui/layout.tsx'
import type { DogCardData } from '../card/dog-card.tsx'
import type { FitPanelData } from '../fit/fit-list.tsx'
import { FitPanel } from '../fit/fit-panel.tsx'
import { AnswerList } from './answer-list.tsx'
import { Diary, type DiaryEntry } from './diary.tsx'
import { HomeNeeded, type HomeNeededData } from './home-needed.tsx'
import type { AnswerRow } from './live-with.ts'
import { OtherDogs } from './other-dogs.tsx'
import { Story, type StoryData } from './story.tsx'

export interface LowerProfileData extends StoryData {
	name: string
	they: string
	home: HomeNeededData | null
	/** null when the dog is not looking for a home. */
	fit: FitPanelData | null
	diary: DiaryEntry[]
	others: { title: string; dogs: DogCardData[]; total: number }
}

/** What follows the pictures and the facts on a dog's page. */
export function LowerProfile({ dog }: { dog: LowerProfileData }) {
	return (
		<>
			<Wrap className="py-section">
				<TwoColumns>
					<Story {...dog} />
					{dog.home && <LiveWith they={dog.they} rows={dog.home.liveWith} />}
				</TwoColumns>
			</Wrap>
			{dog.fit && <FitPanel dog={dog.fit} />}
			{dog.home && <HomeNeeded they={dog.they} {...dog.home} />}
			<Diary name={dog.name} entries={dog.diary} />
			<OtherDogs {...dog.others} tone={dog.home && dog.diary.length === 0 ? 'plain' : 'mist'} />
		</>
	)
}

function LiveWith({ they, rows }: { they: string; rows: AnswerRow[] }) {
	return (
		<section aria-labelledby="live-with" className="break-inside-avoid">
			<h2 id="live-with" className="mb-5 text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)]">
				Who {they} can live with
			</h2>
			<AnswerList rows={rows} />
		</section>
	)
}
