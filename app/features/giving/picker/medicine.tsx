import medicine from './medicine.webp'

/** In place of the bowl, beside a sentence about medicine. */
export function Medicine({ className }: { className: string }) {
	return <img src={medicine} width={320} height={248} alt="" decoding="async" className={className} />
}
