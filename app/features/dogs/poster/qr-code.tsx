import { cn } from '#app/ui/cn.ts'

export interface QrCodeData {
	/** What the code says. */
	text: string
	/** Modules from edge to edge, quiet zone included. */
	size: number
	/** The dark modules. */
	path: string
}

/** Dark on white whatever it stands on, and drawn, not a background: printers leave backgrounds out. */
export function QrCode({ text, size, path, className }: QrCodeData & { className?: string }) {
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={`QR code that leads to ${text}`}
			shapeRendering="crispEdges"
			className={cn('block', className)}
		>
			<path d={`M0 0h${size}v${size}h-${size}z`} className="fill-c-white" />
			<path d={path} className="fill-c-ink" />
		</svg>
	)
}
