import { QrCode, type QrCodeData } from './qr-code.tsx'

export interface PosterCallData {
	title: string
	text: string
	phone: string
	email: string
	/** "" when the dog is no longer waiting. */
	askFor: string
	/** "Scan to meet me" */
	scan: string
	/** The profile's URL for typing. */
	address: string
	madeOn: string
	qr: QrCodeData
}

/** The lower part of a poster: the call to action, the contact and the QR code. */
export function PosterCall({ title, text, phone, email, askFor, scan, address, madeOn, qr }: PosterCallData) {
	return (
		<div className="poster-call grid bg-c-ball">
			<div className="min-w-0">
				<p className="poster-title font-display font-extrabold">{title}</p>
				<p className="poster-text leading-[1.3]">{text}</p>
				<p className="poster-contact leading-[1.3]">
					{(phone || email) &&
						(askFor ? (
							<span>{`${phone ? 'Ring' : 'Write'} and ask for ${askFor}`}</span>
						) : (
							<span>Ask us about the others</span>
						))}
					<b className="block font-display leading-[1.1] font-extrabold wrap-anywhere">{phone || email}</b>
					<span className="font-bold wrap-anywhere">{address}</span>
				</p>
			</div>
			<div>
				<QrCode {...qr} className="poster-qr w-full" />
				<p className="poster-scan text-center">
					<b className="block leading-tight">{scan}</b>
					Made on {madeOn}
				</p>
			</div>
		</div>
	)
}
