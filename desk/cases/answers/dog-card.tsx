import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import type { FitLine, OpenNeed } from '#domain/desk/cases/fit-in-words.ts'
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

/** How each verdict is said, with its sign. */
export const VERDICTS: Record<FitLine['verdict'], { words: string; Icon: typeof IconGap }> = {
	gap: { words: 'Doesn’t fit', Icon: IconGap },
	talk: { words: 'To talk about', Icon: IconTalk },
	not_known: { words: 'Not known yet', Icon: IconUnknown },
	met: { words: 'Fits', Icon: IconMet },
}

/** A need, what the application says to it, and the verdict. */
function FitRow({ verdict, need, theirs }: FitLine) {
	const { words, Icon } = VERDICTS[verdict]
	return (
		<tr className={`fit-${verdict}`}>
			<th scope="row">{need}</th>
			<td>{theirs}</td>
			<td className="fit-verdict">
				<Icon aria-hidden /> {words}
			</td>
		</tr>
	)
}

interface DogAndFitProps {
	dog: DogCardData
	fit: FitLine[]
	/** Needs that the answers do not decide. */
	toAsk: OpenNeed[]
}

/** The dog a case is about, and its needs beside the answers. */
export function DogAndFit({ dog, fit, toAsk }: DogAndFitProps) {
	const known = fit.filter(({ verdict }) => verdict !== 'not_known')
	return (
		<section className="case-section case-fit" aria-labelledby="dog">
			<h2 id="dog">{fit.length > 0 ? `How they go with ${dog.name}` : dog.name}</h2>
			<div className="dog-and-fit">
				<div className="dog-card">
					<Picture picture={dog.picture} sizes="8rem" className="dog-picture" />
					<p>
						<b>{dog.status}</b>
						{dog.location && <span>{dog.location}</span>}
						{/* A page of the site, which is another build. */}
						<a href={`/dogs/${dog.slug}`}>See {dog.name}’s page</a>
					</p>
				</div>
				{known.length > 0 && (
					<table className="fit-table" aria-labelledby="dog">
						<thead>
							<tr>
								<th scope="col">What {dog.name} needs</th>
								<th scope="col">Their answer</th>
								<th scope="col">Fit</th>
							</tr>
						</thead>
						<tbody>
							{known
								.filter(({ verdict }) => verdict !== 'met')
								.map((line) => (
									<FitRow key={line.need} {...line} />
								))}
							{toAsk.map(({ need, theirs }) => (
								<tr key={need} className="fit-ask">
									<th scope="row">{need}</th>
									<td>{theirs || 'They haven’t said'}</td>
									<td className="fit-verdict">
										<IconUnknown aria-hidden /> To ask
									</td>
								</tr>
							))}
							{known
								.filter(({ verdict }) => verdict === 'met')
								.map((line) => (
									<FitRow key={line.need} {...line} />
								))}
						</tbody>
					</table>
				)}
				<NotKnown name={dog.name} lines={fit.filter(({ verdict }) => verdict === 'not_known')} />
			</div>
		</section>
	)
}

/** What no one knows about the dog yet, in a sentence: there is nothing to compare. */
function NotKnown({ name, lines }: { name: string; lines: FitLine[] }) {
	if (lines.length === 0) return null
	return (
		<p className="fit-unknown">
			<IconUnknown aria-hidden />
			<span>
				<b>Not known about {name} yet:</b>{' '}
				{lines
					.map(({ about, theirs }) =>
						theirs ? `${about} (${theirs.charAt(0).toLowerCase()}${theirs.slice(1)})` : about,
					)
					.join('; ')}
				.
			</span>
		</p>
	)
}
