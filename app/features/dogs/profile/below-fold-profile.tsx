import type { ReactNode } from 'react'
import type { FitPanelData } from '../compatibility/fit/fit-list.tsx'
import { FitPanel } from '../compatibility/fit/fit-panel.tsx'
import { HappyEnding, type HappyEndingData } from './adopted/happy-ending.tsx'
import { LiveWith } from './facts/answer-list.tsx'
import { HomeNeeded, type HomeNeededData } from './facts/home-needed.tsx'
import { Pair, type PairData } from './pair.tsx'
import { Films } from './pictures/films.tsx'
import { Gallery } from './pictures/gallery.tsx'
import type { Film, GalleryPicture } from './pictures/pictures.ts'
import { OtherDogs, type OtherDogsData } from './similar/other-dogs.tsx'
import { Diary, type DiaryEntry } from './story/diary.tsx'
import { Story, type StoryData, type Voice, Voices } from './story/story.tsx'

export interface BelowFoldProfileData {
	id: number
	/** "Fern and Hattie" for a pair. */
	name: string
	they: string
	voices: Voice[]
	/** Set for an adopted dog; its picture replaces the gallery, which moves down. */
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

interface BelowFoldProfileProps {
	dog: BelowFoldProfileData
	/** Whom to ask, beside who the dog can live with. */
	ask: ReactNode
	/** The facts of a dog that found a home, after what its people say. */
	about: ReactNode
}

/** Who the dog can live with; then the rest, across the page. */
export function BelowFoldProfile({ dog, ask, about }: BelowFoldProfileProps) {
	const voices = <Voices voices={dog.voices} />
	const isGalleryBelow = dog.happyEnding?.picture && dog.pictures.length > 0
	return (
		<>
			{(dog.films.length > 0 || dog.happyEnding || dog.home) && (
				<div className="profile-story grid grid-cols-1" data-alone={ask || about ? undefined : ''}>
					{dog.films.length > 0 && <Films films={dog.films} />}
					{dog.happyEnding && <HappyEnding {...dog.happyEnding} />}
					{dog.home && <LiveWith they={dog.they} rows={dog.home.liveWith} dogs={dog.stories.length} />}
				</div>
			)}
			{ask && (
				<div className="profile-beside">
					{/* As a box within its cell it ends with the cell: a sticky cell would go on over what follows. */}
					<div>
						{ask}
						{voices}
					</div>
				</div>
			)}
			{about}
			<div className="profile-after grid grid-cols-1 pb-section">
				{!ask && voices}
				{dog.pair && <Pair {...dog.pair} />}
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
