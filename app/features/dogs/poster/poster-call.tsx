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
		<div className="grid grid-cols-[1fr_25cqw] gap-[4cqw] bg-c-ball px-[6cqw] pt-[1.6cqw] pb-[4cqw]">
			<div className="min-w-0">
				<p className="font-display text-[6.2cqw] leading-[1.02] font-extrabold tracking-[-.02em]">{title}</p>
				<p className="mt-[1.4cqw] text-[2.9cqw] leading-[1.3]">{text}</p>
				<p className="mt-[1.8cqw] text-[2.6cqw] leading-[1.3]">
					{(phone || email) &&
						(askFor ? `${phone ? 'Ring' : 'Write'} and ask for ${askFor}` : 'Ask us about the others')}
					<b className="block font-display text-[6cqw] leading-[1.1] font-extrabold wrap-anywhere">{phone || email}</b>
					<span className="font-bold wrap-anywhere">{address}</span>
				</p>
			</div>
			<div>
				<QrCode {...qr} className="w-full rounded-[1.5cqw]" />
				<p className="mt-[1cqw] text-center text-[1.9cqw] leading-[1.25]">
					<b className="block text-[2.6cqw] leading-tight">{scan}</b>
					Made on {madeOn}
				</p>
			</div>
		</div>
	)
}
