import sharp from 'sharp'

/** A PNG of some kilobytes and of fewer pixels than a photograph may have; at 16 bits and interlaced it decodes into 200 MB, all at once. */
export function deepPng(): Promise<Buffer> {
	return sharp({ create: { width: 5000, height: 5000, channels: 4, background: '#2a6' } })
		.toColourspace('rgb16')
		.png({ progressive: true })
		.toBuffer()
}
