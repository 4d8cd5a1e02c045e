import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import type { FitLine } from '#domain/desk/fit-in-words.ts'
import IconTalk from '~icons/ph/chat-circle-dots-fill'
import IconMet from '~icons/ph/check-circle-fill'
import IconUnknown from '~icons/ph/question-fill'
import IconGap from '~icons/ph/x-circle-fill'
import './dog-and-fit.css'

export interface DogCardData {
	name: string
	slug: string
	status: string
	location: string
	picture: PictureData | null
}

const VERDICTS: Record<FitLine['verdict'], { words: string; Icon: typeof IconGap }> = {
	gap: { words: 'Not as things are', Icon: IconGap },
	talk: { words: 'To talk about', Icon: IconTalk },
	not_known: { words: 'Not known yet', Icon: IconUnknown },
	met: { words: 'Fits', Icon: IconMet },
}

/** The dog a case is about, and how its needs and the answers go together. */
export function DogAndFit({ dog, fit }: { dog: DogCardData; fit: FitLine[] }) {
	return (
		<section className="case-section" aria-labelledby="dog">
			<h2 id="dog">{dog.name}</h2>
			<div className="dog-and-fit">
				<div className="dog-card">
					<Picture picture={dog.picture} sizes="8rem" className="dog-picture" />
					<p>
						<b>{dog.status}</b>
						{dog.location && <span>{dog.location}</span>}
						{/* A page of the site, which is another build. */}
						<a href={`/dogs/${dog.slug}`}>Page of {dog.name}</a>
					</p>
				</div>
				{fit.length > 0 && (
					<ul className="fit-lines">
						{fit.map(({ verdict, need, theirs }) => {
							const { words, Icon } = VERDICTS[verdict]
							return (
								<li key={need} className={`fit-${verdict}`}>
									<Icon aria-hidden />
									<p>
										<b>{words}</b>
										<span>
											{need}. {theirs}.
										</span>
									</p>
								</li>
							)
						})}
					</ul>
				)}
			</div>
		</section>
	)
}
