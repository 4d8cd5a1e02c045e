import { TwoColumns, Wrap } from '#app/ui/layout/layout.tsx'
import type { FitPanelData } from '../compatibility/fit-list.tsx'
import { FitPanel } from '../compatibility/fit-panel.tsx'
import { Diary, type DiaryEntry } from './diary.tsx'
import { AnswerList } from './facts/answer-list.tsx'
import { HomeNeeded, type HomeNeededData } from './facts/home-needed.tsx'
import type { AnswerRow } from './facts/live-with.ts'
import { OtherDogs, type OtherDogsData } from './other-dogs.tsx'
import { Story, type StoryData } from './story.tsx'

export interface BelowFoldProfileData {
	/** "Fern and Hattie" for a pair. */
	name: string
	they: string
	stories: StoryData[]
	home: HomeNeededData | null
	/** Null when the dog is not looking for a home. */
	fit: FitPanelData | null
	diary: DiaryEntry[]
	others: OtherDogsData
}

/** Below the pictures and the facts. */
export function BelowFoldProfile({ dog }: { dog: BelowFoldProfileData }) {
	return (
		<>
			<Wrap className="py-section">
				<TwoColumns>
					<div className="grid gap-12">
						{dog.stories.map((story, i) => (
							<Story key={story.title} id={`story-${i + 1}`} {...story} name={story.name || dog.name} />
						))}
					</div>
					{dog.home && <LiveWith they={dog.they} rows={dog.home.liveWith} isPair={dog.stories.length > 1} />}
				</TwoColumns>
			</Wrap>
			{dog.fit && <FitPanel dog={dog.fit} />}
			{dog.home && <HomeNeeded they={dog.they} {...dog.home} />}
			<Diary name={dog.name} entries={dog.diary} />
			<OtherDogs {...dog.others} tone={dog.home && dog.diary.length === 0 ? 'plain' : 'mist'} />
		</>
	)
}

function LiveWith({ they, rows, isPair }: { they: string; rows: AnswerRow[]; isPair: boolean }) {
	return (
		<section aria-labelledby="live-with" className="break-inside-avoid">
			<h2 id="live-with" className="mb-5 text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)]">
				Who {they} can live with
			</h2>
			{isPair && (
				<p className="mb-5 text-ink-2">They move in together, so each answer is for a home with all of them.</p>
			)}
			<AnswerList rows={rows} />
		</section>
	)
}
