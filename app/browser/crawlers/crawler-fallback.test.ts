import { expect, test } from 'vitest'
import { isCommonBrowser } from './crawler-fallback.ts'
import { isCrawler } from './crawlers.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.for([
	'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/143.0.0.0 Safari/537.36',
	'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0)',
	`Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${CHROME} Mobile Safari/537.36 Chrome-Lighthouse`,
	'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
	'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
	'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
	'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
	'Twitterbot/1.0',
	'WhatsApp/2.23.20.0 A',
	'Tumblr/14.0.835.186',
	'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
	'Pinterest/0.2 (+https://www.pinterest.com/)',
	'Mastodon/4.3.1 (http.rb/5.2.0; +https://mastodon.example/)',
	'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 11.6; rv:92.0) Gecko/20100101 Firefox/92.0 Discord/1.0',
	'Viber/13.3.0.22',
	`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Viber`,
	'Snapchat/12.50.0.33 (iPhone14,2; iOS 17.0; gzip)',
	`${IPHONE} Mobile/15E148 Snapchat/12.50.0.33 (like Safari/8615.3.12.10.3, panda)`,
	'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
	`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 PTST/240101.123`,
	`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 PTST`,
	'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
	`Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) ${CHROME} Mobile Safari/537.36 KAKAOTALK 10.4.3`,
])('a crawler: %s', (userAgent) => {
	expect(isCommonBrowser(userAgent)).toBe(false)
	expect(isCrawler(userAgent)).toBe(true)
})

test.for([
	`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
	`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/143.0.0.0`,
	`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
	`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`,
	`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
	`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/124.0.0.0`,
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:146.0) Gecko/20100101 Firefox/146.0',
	'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
	'Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
	`${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`,
	`${IPHONE} CriOS/143.0.7499.92 Mobile/15E148 Safari/604.1`,
	`${IPHONE} FxiOS/146.0 Mobile/15E148 Safari/605.1.15`,
])('a common browser: %s', (userAgent) => {
	expect(isCommonBrowser(userAgent)).toBe(true)
	expect(isCrawler(userAgent)).toBe(false)
})

test.for([
	`Mozilla/5.0 (Linux; Android 11; CUBOT X30) ${CHROME} Mobile Safari/537.36`,
	`Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.30.112;]`,
	`${IPHONE} Mobile/15E148 Instagram 300.0.0.0.110 (iPhone14,2; iOS 17_0; en_GB; scale=3.00; 1170x2532; 507)`,
])('unusual browsers and in-app browsers are no crawlers: %s', (userAgent) => {
	expect(isCommonBrowser(userAgent)).toBe(false)
	expect(isCrawler(userAgent)).toBe(false)
})

test('every word of a crawler makes an uncommon browser, wherever it is in the user agent', () => {
	const words = ['bot', 'crawl', 'Googlebot/2.1', '(compatible)', 'StatusCake', 'PTST/1', 'monitor', 'preview', 'url']
	for (const word of words) {
		for (const userAgent of [
			`Mozilla/5.0 (X11; Linux x86_64; ${word}) ${CHROME} Safari/537.36`,
			`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 ${word}`,
			`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/${word}`,
			`${word} Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
		]) {
			expect(isCommonBrowser(userAgent), userAgent).toBe(false)
		}
	}
})
