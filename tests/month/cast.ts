/** A person of the month, as they write themselves. */
export interface Person {
	firstName: string
	lastName: string
	email: string
	house: string
	street: string
	town: string
	postcode: string
	country: 'GB' | 'IE' | 'DE'
	county?: string
}

const uk = (name: [string, string], house: string, street: string, town: string, postcode: string) =>
	person(name, { house, street, town, postcode, country: 'GB' })

function person(
	[firstName, lastName]: [string, string],
	home: Omit<Person, 'firstName' | 'lastName' | 'email'>,
): Person {
	const letters = (text: string) =>
		text
			.normalize('NFKD')
			.replace(/ß/g, 'ss')
			.replace(/ł/g, 'l')
			.replace(/[^A-Za-z]/g, '')
	const name = [firstName, lastName].map(letters).filter(Boolean).join('.')
	return { firstName, lastName, email: `${name}@mail.example`.toLowerCase(), ...home }
}

/** Who gives, sponsors and buys in the month. All are invented. */
export const CAST = {
	// Monthly gifts that began in October.
	agnes: uk(['Agnes', 'Marchbanks'], '4', 'Orchard Close', 'Leeds', 'LS6 3QB'),
	dev: uk(['Dev', 'Raghunathan'], '118', 'Canal Street', 'Leicester', 'LE1 6TE'),
	siobhan: uk(['Siobhán', 'Mac Giolla Phádraig'], '9', 'Antrim Road', 'Belfast', 'BT15 2AA'),
	walter: uk(['Walter', 'Pettigrew-Jones'], 'The Old Forge', 'Church Lane', 'Ludlow', 'SY8 1AZ'),
	// Gifts by card.
	margaret: uk(['Margaret', 'Okonkwo-Fairweather'], '27', 'Elm Grove', 'Bristol', 'BS6 6AH'),
	sean: person(['Seán', 'Ó Súilleabháin'], {
		house: '3',
		street: 'Sráid an Chapaill',
		town: 'Cork',
		postcode: 'T12 X8PY',
		country: 'IE',
		county: 'County Cork',
	}),
	zoe: uk(['Zoë', 'Brontë-Lloyd'], '12', 'Mill Lane', 'Haworth', 'BD22 8DR'),
	jurgen: person(['Jürgen', 'Größmann'], {
		house: '14',
		street: 'Schönhauser Allee 14',
		town: 'Berlin',
		postcode: '10435',
		country: 'DE',
	}),
	bartholomew: uk(
		['Bartholomew', 'Featherstonehaugh-Cholmondeley'],
		'Upper Wick Manor',
		'Wick Road',
		'Cirencester',
		'GL7 1AA',
	),
	aoife: person(['Aoife', 'Ní Dhomhnaill'], {
		house: '21',
		street: 'Main Street',
		town: 'Dingle',
		postcode: 'V92 E1FK',
		country: 'IE',
		county: 'County Kerry',
	}),
	priscilla: uk(['Priscilla', 'Adeyemi'], 'Flat 3, 40', 'Rye Lane', 'London', 'SE15 4RN'),
	hargreaves: uk(['Daniel', 'Hargreaves'], '12 Signal Squadron', 'Episkopi', 'BFPO 53', 'BF1 2AS'),
	li: uk(['丽', 'Zhang'], '8', 'Faulkner Street', 'Manchester', 'M1 4EE'),
	harriet: uk(['Harriet', 'Wynn'], '61', 'Marine Parade', 'Brighton', 'BN2 1PH'),
	tomasz: uk(['Tomasz', 'Wiśniewski'], '5', 'Station Road', 'Crewe', 'CW1 2LA'),
	nkechi: uk(['Nkechi', 'Nwosu'], '90', 'Dalton Road', 'Coventry', 'CV5 6PH'),
	rhys: uk(['Rhys', 'ap Gwilym'], 'Tŷ Gwyn', 'Heol y Bont', 'Aberystwyth', 'SY23 1PB'),
	valerie: uk(['Valerie', 'Stokes'], '2', 'Park View', 'Derby', 'DE1 3BL'),
	ian: uk(['Ian', 'McTavish'], '33', 'Union Street', 'Aberdeen', 'AB11 6BD'),
	beatrix: uk(['Beatrix', 'van der Merwe'], '7', 'Queens Road', 'Watford', 'WD17 2LF'),
	geoff: uk(['Geoffrey', 'Sykes'], '19', 'Bolton Road', 'Bury', 'BL8 2AB'),
	yusuf: uk(['Yusuf', 'Demir'], '52', 'Green Lanes', 'London', 'N16 9NH'),
	pearl: uk(['Pearl', 'Ibbotson'], '6', 'Shore Street', 'Whitby', 'YO21 3PU'),
	hugo: uk(['Hugo', 'Lindqvist'], '44', 'St Giles', 'Oxford', 'OX1 3LU'),
	imogen: uk(['Imogen', 'Teal'], '15', 'Castle Street', 'Hertford', 'SG14 1HH'),
	callum: uk(['Callum', 'Rennie'], '80', 'High Street', 'Perth', 'PH1 5TH'),
	// Gifts by bank transfer.
	edith: uk(['Edith', 'Pemberton'], '10', 'Chapel Row', 'Bath', 'BA1 2HN'),
	florence: uk(['Florence', 'Abara'], '71', 'Kings Road', 'Reading', 'RG1 3DD'),
	gwen: uk(['Gwendolyn', 'Pryce'], '3', 'Harbour Way', 'Swansea', 'SA1 1PE'),
	norman: uk(['Norman', 'Cartwright'], '29', 'Moor End', 'York', 'YO24 2UR'),
	ottoline: uk(['Ottoline', 'Hayes'], '1', 'The Green', 'Warwick', 'CV34 4SJ'),
	percival: uk(['Percival', 'Dunne'], '88', 'Long Street', 'Atherstone', 'CV9 1AX'),
	janeEvans: uk(['Jane', 'Evans'], '17', 'Cwm Road', 'Neath', 'SA11 1RS'),
	johnEvans: uk(['John', 'Evans'], '40', 'Penlan Crescent', 'Swansea', 'SA2 0RJ'),
	ruth: uk(['Ruth', 'Adler'], '36', 'Bury Old Road', 'Manchester', 'M8 4QE'),
	stanley: uk(['Stanley', 'Briggs'], '2', 'Mill Bank', 'Halifax', 'HX3 6AA'),
	wetherby: uk(['Accounts', 'Wetherby & Daughters Ltd'], 'Unit 4', 'Foundry Park', 'Sheffield', 'S9 2LF'),
	// Sponsors.
	celia: uk(['Celia', 'Ashcroft-Nguyen'], '23', 'Priory Road', 'Wells', 'BA5 1SX'),
	marcus: uk(['Marcus', 'Oyelaran'], '101', 'Lavender Hill', 'London', 'SW11 5QL'),
	dorothy: uk(['Dorothy', 'Quill'], 'Rose Cottage', 'Back Lane', 'Settle', 'BD24 9EE'),
	leonard: uk(['Leonard', 'Fisk'], '12', 'Quay Street', 'Woodbridge', 'IP12 1BX'),
	// Buyers.
	anneliese: person(['Anneliese', 'Vogel-Brandstätter'], {
		house: '8',
		street: 'Lindenstraße 8',
		town: 'Freiburg im Breisgau',
		postcode: '79098',
		country: 'DE',
	}),
	eoin: person(['Eoin', 'Fitzgerald'], {
		house: '5',
		street: '5 Abbey Street',
		town: 'Trim',
		postcode: 'C15 K2N7',
		country: 'IE',
		county: 'County Meath',
	}),
	pta: uk(['Philippa', 'Lund'], 'Thornford Primary School PTA', 'School Lane', 'Thornford', 'SA14 8NN'),
	kwame: uk(['Kwame', 'Boateng-Mills'], '14', 'Bridge Street', 'Northampton', 'NN1 1NW'),
	lucy: uk(['Lucy', 'Trenchard'], '50', 'Fore Street', 'Totnes', 'TQ9 5RP'),
	magnus: uk(['Magnus', 'Isbister'], '2', 'Victoria Street', 'Kirkwall', 'KW15 1DN'),
	nadia: uk(['Nadia', 'Rahmani'], '65', 'Cowley Road', 'Oxford', 'OX4 1HP'),
	oscar: uk(['Oscar', 'Penhaligon'], '8', 'Chapel Street', 'Penzance', 'TR18 4AJ'),
	phoebe: uk(['Phoebe', 'Larkin'], '31', 'Cross Street', 'Ryde', 'PO33 2AA'),
	quentin: uk(['Quentin', 'Marsh'], '9', 'Beacon Road', 'Malvern', 'WR14 4EH'),
	rosalind: uk(['Rosalind', 'Achebe'], '77', 'Hagley Road', 'Birmingham', 'B16 8LB'),
	seth: uk(['Seth', 'Goldsworthy'], '3', 'Tin Street', 'Truro', 'TR1 2QP'),
	theo: uk(['Theodora', 'Papadopoulou'], '18', 'Wharf Road', 'London', 'N1 7SG'),
	una: uk(['Una', 'Baptiste'], '24', 'Lark Rise', 'Luton', 'LU2 7QA'),
	victor: uk(['Victor', 'Szabó'], '11', 'Dock Street', 'Hull', 'HU1 3AD'),
	winifred: uk(['Winifred', 'Tuttle'], '46', 'Garden Walk', 'Cambridge', 'CB4 3EN'),
} satisfies Record<string, Person>

export type Name = keyof typeof CAST
