import type { FitPanelData } from '../compatibility/fit-list.tsx'
import { FitPanel } from '../compatibility/fit-panel.tsx'
import { Diary, type DiaryEntry } from './diary.tsx'
import { HomeNeeded, type HomeNeededData } from './facts/home-needed.tsx'
import { LiveWith } from './facts/live-with.tsx'
import { HappyEnding, type HappyEndingData } from './happy-ending.tsx'
import { OtherDogs, type OtherDogsData } from './other-dogs.tsx'
import { Pair, type PairData } from './pair.tsx'
import { Films } from './pictures/films.tsx'
import { Gallery } from './pictures/gallery.tsx'
import type { Film, GalleryPicture } from './pictures/pictures.ts'
import { Story, type StoryData } from './story.tsx'
import { type Voice, Voices } from './voices.tsx'

export interface BelowFoldProfileData {
	id: number
	/** "Fern and Hattie" for a pair. */
	name: string
	they: string
	/** One line of each dog. */
	voices: Voice[]
	/** Of an adopted dog; its picture replaces the gallery, which moves down. */
	happyEnding: HappyEndingData | null
	pictures: GalleryPicture[]
	films: Film[]
	pair: PairData | null
	stories: StoryData[]
	home: HomeNeededData | null
	/** Null when the dog is not looking for a home. */
	fit: FitPanelData | null
	diary: DiaryEntry[]
	others: OtherDogsData
}

/** Beside the facts and the ask, what is as short as they are; then the rest, across the page. */
export function BelowFoldProfile({ dog }: { dog: BelowFoldProfileData }) {
	const isGalleryBelow = dog.happyEnding?.picture && dog.pictures.length > 0
	const liveWith = dog.home && <LiveWith they={dog.they} rows={dog.home.liveWith} isPair={dog.stories.length > 1} />
	return (
		<>
			<div className="profile-story grid grid-cols-1">
				{dog.films.length > 0 && <Films films={dog.films} />}
				{dog.happyEnding && <HappyEnding {...dog.happyEnding} />}
				<Voices voices={dog.voices} />
				{!dog.pair && liveWith}
			</div>
			<div className="profile-after grid grid-cols-1 pb-section">
				{dog.pair && <Pair {...dog.pair} />}
				{dog.pair && liveWith}
				<div className="profile-stories">
					{dog.stories.map((story, i) => (
						<Story key={story.title} id={`story-${i + 1}`} {...story} name={story.name || dog.name} />
					))}
				</div>
				{isGalleryBelow && (
					<section aria-labelledby="album">
						<h2 id="album">
							{dog.name} while {dog.they} {dog.stories.length > 1 ? 'were' : 'was'} with us
						</h2>
						<Gallery id={dog.id} name={dog.name} pictures={dog.pictures} isFirst={false} />
					</section>
				)}
				{dog.home && <HomeNeeded they={dog.they} names={dog.stories.map(({ name }) => name)} {...dog.home} />}
				<Diary name={dog.name} entries={dog.diary} />
				{dog.fit && <FitPanel dog={dog.fit} />}
				<OtherDogs {...dog.others} />
			</div>
		</>
	)
}
