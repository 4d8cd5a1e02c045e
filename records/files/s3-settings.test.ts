import { expect, test } from 'vitest'
import { parseS3Url } from './s3-settings.ts'

test('an S3 URL has host, bucket, folder, keys and region', () => {
	expect(parseS3Url('https://AKIA1:a%2Fb%2Bc@s3.eu-west-2.amazonaws.com/rescue/files/')).toEqual({
		url: 'https://s3.eu-west-2.amazonaws.com/rescue/files',
		place: 's3.eu-west-2.amazonaws.com/rescue/files',
		region: 'eu-west-2',
		accessKeyId: 'AKIA1',
		secretAccessKey: 'a/b+c',
	})
	expect(parseS3Url('https://k:s@minio.example.org:9000/rescue')?.region).toBe('us-east-1')
	expect(parseS3Url('https://k:s@minio.example.org/rescue?region=nl-1')).toMatchObject({
		region: 'nl-1',
		url: 'https://minio.example.org/rescue',
	})
})

test('an S3 URL without keys or bucket is refused', () => {
	for (const url of [
		'https://s3.example.org/rescue',
		'https://k@s3.example.org/rescue',
		'https://k:s@s3.example.org',
		'https://k:s@s3.example.org/',
		'ftp://k:s@s3.example.org/rescue',
		'https://k:%@s3.example.org/rescue',
		'rescue',
	]) {
		expect([url, parseS3Url(url)]).toEqual([url, undefined])
	}
})
