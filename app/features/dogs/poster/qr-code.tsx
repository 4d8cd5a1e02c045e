import { cn } from '#app/ui/cn.ts'

export interface QrCodeData {
	text: string
	/** In modules, quiet zone included. */
	size: number
	path: string
}

/** Dark on white in both themes, and not a background: printers omit backgrounds. */
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
