import { Mark } from '#app/ui/media/logo.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { nameSize } from './name-size.ts'

export interface CertificateData {
	dogName: string
	/** Whose certificate it is. */
	sponsor: string
	/** Who gives it as a present; "" for none. */
	from: string
	/** "24 December 2026" */
	since: string
	/** "" without an end. */
	until: string
	picture: PictureData | null
	/** What the dog would say; "" for none. */
	line: string
	charity: string
	/** "Fairlead Dog Rescue, registered charity 1000000" */
	registration: string
	reference: string
}

/**
 * One sheet, across. All lengths are shares of its width (cqw), so that screen and paper are the same drawing; the same colours in both
 * themes.
 */
export function Certificate(certificate: CertificateData) {
	const { dogName, sponsor, from, since, until, picture, line, charity, registration, reference } = certificate
	return (
		<article aria-label="The certificate" className="certificate">
			<div className="certificate-paper">
				<div className="certificate-picture">
					<Picture picture={picture} sizes="100rem" priority className="size-full object-cover" />
					<Wave />
					<Seal year={since.slice(-4)} />
				</div>
				<div className="certificate-words">
					<p className="certificate-brand">
						<Mark />
						{charity}
					</p>
					<div className="certificate-body">
						<p className="certificate-is">This certifies that</p>
						<h1 style={{ fontSize: `${nameSize(sponsor)}cqw` }}>{sponsor}</h1>
						<p className="certificate-is">is the sponsor of</p>
						<p className="certificate-dog" style={{ fontSize: `${nameSize(dogName)}cqw` }}>
							{dogName}
						</p>
						{line && <p className="certificate-line">“{line}”</p>}
					</div>
					<dl className="certificate-facts">
						<Fact label={until ? 'From' : 'Since'} value={since} />
						{until && <Fact label="Until" value={until} />}
						{from && <Fact label="A present from" value={from} />}
					</dl>
					<p className="certificate-small">{[registration, reference].filter(Boolean).join(' · ')}</p>
				</div>
			</div>
		</article>
	)
}

function Fact({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</div>
	)
}

/** The edge of the picture, and the lead along it. */
function Wave() {
	return (
		<svg viewBox="0 0 110 1000" preserveAspectRatio="none" aria-hidden="true" className="certificate-wave">
			<path d="M80 0C-10 180 10 360 50 560S70 860 14 1000H110V0Z" />
			<path d="M90 -20C-10 180 10 360 50 560S70 860 10 1020" strokeLinecap="round" />
		</svg>
	)
}

function Seal({ year }: { year: string }) {
	return (
		<p className="certificate-seal">
			<span>Proud</span>
			<b>sponsor</b>
			<span>{year}</span>
		</p>
	)
}
