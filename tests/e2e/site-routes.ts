/** Every address a visitor can reach, one of each kind, with what its `h1` says. The sample charity fills them. */
export const ROUTES = [
	{ path: '/', h1: /walk home/i },
	{ path: '/dogs', h1: /find a dog/i },
	{ path: '/dogs/biscuit', h1: /^biscuit$/i },
	{ path: '/favourites', h1: /your favourites/i },
	{ path: '/compare', h1: /side by side/i },
	{ path: '/right-for-each-other', h1: /right for each other/i },
	{ path: '/adoption', h1: /adopt/i },
	{ path: '/fostering', h1: /sofa/i },
	{ path: '/merch', h1: /shop/i },
	{ path: '/merch/rope-lead', h1: /rope lead/i },
	{ path: '/useful-info', h1: /./ },
	{ path: '/useful-info/first-three-days', h1: /first three days/i },
	{ path: '/docs/privacy', h1: /privacy/i },
	{ path: '/stories/clem', h1: /./ },
	{ path: '/waystohelp', h1: /./ },
	{ path: '/waystohelp/donations', h1: /./ },
	{ path: '/waystohelp/sponsorship', h1: /./ },
	{ path: '/waystohelp/volunteering', h1: /./ },
	{ path: '/waystohelp/volunteering/dog-walker', h1: /walk/i },
]

/** Pages of the forms that anybody can open: no search engine is shown them. */
export const FORM_PAGES = [
	'/apply/adoption/start',
	'/apply/adoption/dog',
	'/apply/contact/question',
	'/apply/found/start',
	'/apply/newsletter/news',
]

/** Profiles that are unlike the others: no photograph, many, a very long name, and each status with its own words. */
export const UNUSUAL_DOGS = [
	'/dogs/kit',
	'/dogs/duke',
	'/dogs/sir-barnaby',
	'/dogs/fern',
	'/dogs/ernie',
	'/dogs/marlow',
	'/dogs/moss',
	'/dogs/ziggy',
	'/dogs/bear',
	'/dogs/clem',
	'/dogs/mabel',
	'/dogs/rufus',
]

/** Screens for what is not there: the missing page inside the layout, and the one that replaces the page. */
export const ERROR_SCREENS = ['/no-such-page', '/dogs/no-such-dog']
