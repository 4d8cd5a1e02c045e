import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { NoNeedStep } from './sponsor-view.ts'

/** A dog who needs no sponsor: why, what to do for this dog instead, and the dogs who need one. */
export function NoNeed({ dog, title, reason, applyUrl, others, from }: NoNeedStep) {
	const cutout = dog.picture && cutoutOf(dog.picture)
	return (
		<>
			<div className="band-ball sponsor-none">
				<Wrap>
					<div className="sponsor-none-words">
						<BackLink to={`/dogs/${dog.slug}`} />
						<h1>{title}</h1>
						<p className="text-lede">{reason}</p>
						<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
							{applyUrl && (
								<ButtonLink to={applyUrl} size="pasm">
									Apply to adopt {dog.name}
								</ButtonLink>
							)}
							<ButtonLink to={`/dogs/${dog.slug}`} variant="link" size="link-s-bold" arrow>
								Read about {dog.name}
							</ButtonLink>
						</div>
					</div>
					<Picture
						picture={cutout ?? dog.picture}
						sizes="(min-width: 48rem) 34rem, 92vw"
						priority
						className={cn('sponsor-portrait', cutout && 'sponsor-cutout')}
					/>
				</Wrap>
			</div>
			{others.length > 0 && (
				<Section aria-labelledby="others">
					<SectionHead
						id="others"
						title={others.length === 1 ? 'This dog needs one' : 'These dogs need one'}
						intro={`They’re staying with us a while. Pay for part of their keep${from && `, from ${from} a month`}.`}
						action={
							<ButtonLink to="/waystohelp/sponsorship" variant="link" size="link-s-bold" arrow>
								How sponsoring works
							</ButtonLink>
						}
					/>
					<ul className="sponsor-others">
						{others.map(({ slug, name, picture, about, minimum }) => (
							<li key={slug}>
								<Picture picture={picture} sizes="(min-width: 60rem) 15rem, 45vw" />
								<div>
									<h3>
										<SiteLink to={`/sponsor/${slug}`}>
											<span className="sr-only">Sponsor </span>
											{name}
										</SiteLink>
									</h3>
									{about && <p>{about}</p>}
									{!from && <p>from {minimum} a month</p>}
								</div>
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	)
}

/** The dog without the ground of the portrait, to stand on the edge of the band in light and dark. */
function cutoutOf({ night, ...picture }: PictureData): PictureData | null {
	if (!night) return null
	const { id, version, width, widths } = night
	return { ...picture, id, version, width, widths, height: Math.round((width * picture.height) / picture.width) }
}
