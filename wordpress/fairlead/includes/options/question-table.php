<?php
/**
 * Questions that a charity may leave out, printed from domain/applications/forms of the site by `npm run plugin:fields`. Do not edit.
 *
 * phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
 *
 * @package Fairlead
 */

defined( 'ABSPATH' ) || exit;

return array(
	'adoption'     => array(
		'title' => 'Apply to adopt a dog',
		'steps' => array(
			'dog'        => array(
				'title'     => 'Which dog?',
				'questions' => array( 'adoption.waitingList' => 'This dog is reserved. Shall we keep your application in case that falls through?', 'adoption.otherDogs' => 'Other dogs you like' ),
			),
			'you'        => array(
				'title'     => 'About you',
				'questions' => array( 'adoption.mayText' => 'Can we text you on that number?', 'adoption.bestTime' => 'When is a good time to ring?' ),
			),
			'address'    => array(
				'title'     => 'Where do you live?',
				'questions' => array( 'adoption.line1' => 'Address line 1', 'adoption.line2' => 'Address line 2', 'adoption.town' => 'Town or city', 'adoption.county' => 'County', 'adoption.postcode' => 'Postcode', 'adoption.livedThere' => 'How long have you lived there?' ),
			),
			'home'       => array(
				'title'     => 'Your home',
				'questions' => array( 'adoption.homeKind' => 'What kind of home is it?', 'adoption.homeOther' => 'What is it?', 'adoption.tenure' => 'Do you rent or own it?', 'adoption.landlord' => 'Does your landlord allow a dog?', 'adoption.householder' => 'Does the owner or tenant of your home agree to a dog?' ),
			),
			'outdoor'    => array(
				'title'     => 'Outside your door',
				'questions' => array( 'adoption.garden' => 'Is there a garden or a yard?', 'adoption.enclosed' => 'Is it fenced or walled all the way round?', 'adoption.fenceHeight' => 'How high is the lowest part?', 'adoption.walk' => 'Where would the dog’s everyday walk be?' ),
			),
			'people'     => array(
				'title'     => 'The people at home',
				'questions' => array( 'adoption.adults' => 'How many adults live there, including you?', 'adoption.children' => 'Do children live there?', 'adoption.children0to4' => 'How many aged 0 to 4?', 'adoption.children5to11' => 'How many aged 5 to 11?', 'adoption.children12to17' => 'How many aged 12 to 17?', 'adoption.visitingChildren' => 'Do other children visit often?', 'adoption.agreed' => 'Does everyone at home want a dog?', 'adoption.allergies' => 'Is anyone at home allergic to dogs?' ),
			),
			'animals'    => array(
				'title'     => 'Animals at home',
				'questions' => array( 'adoption.pets' => 'Do other animals live with you?', 'adoption.petsVaccinated' => 'Are they vaccinated?' ),
			),
			'animal-1'   => array(
				'title'     => 'Your first animal',
				'questions' => array( 'adoption.pet1Species' => 'What is it?', 'adoption.pet1Sex' => 'Female or male?', 'adoption.pet1Neutered' => 'Neutered?', 'adoption.pet1Age' => 'How old is it?', 'adoption.pet1WithDogs' => 'How does it get on with dogs?', 'adoption.pet1More' => 'Is there another animal?' ),
			),
			'animal-2'   => array(
				'title'     => 'Your second animal',
				'questions' => array( 'adoption.pet2Species' => 'What is it?', 'adoption.pet2Sex' => 'Female or male?', 'adoption.pet2Neutered' => 'Neutered?', 'adoption.pet2Age' => 'How old is it?', 'adoption.pet2WithDogs' => 'How does it get on with dogs?', 'adoption.pet2More' => 'Is there another animal?' ),
			),
			'animal-3'   => array(
				'title'     => 'Your third animal',
				'questions' => array( 'adoption.pet3Species' => 'What is it?', 'adoption.pet3Sex' => 'Female or male?', 'adoption.pet3Neutered' => 'Neutered?', 'adoption.pet3Age' => 'How old is it?', 'adoption.pet3WithDogs' => 'How does it get on with dogs?', 'adoption.pet3More' => 'Is there another animal?' ),
			),
			'animal-4'   => array(
				'title'     => 'Your fourth animal',
				'questions' => array( 'adoption.pet4Species' => 'What is it?', 'adoption.pet4Sex' => 'Female or male?', 'adoption.pet4Neutered' => 'Neutered?', 'adoption.pet4Age' => 'How old is it?', 'adoption.pet4WithDogs' => 'How does it get on with dogs?', 'adoption.pet4Others' => 'Who else is there?' ),
			),
			'vet'        => array(
				'title'     => 'Your vet',
				'questions' => array( 'adoption.vetPractice' => 'Which practice looks after your animals?', 'adoption.vetTown' => 'Where is it?', 'adoption.vetPermission' => 'May we ring them?' ),
			),
			'time'       => array(
				'title'     => 'Your week',
				'questions' => array( 'adoption.hoursAlone' => 'What’s the longest the dog would usually be left alone?', 'adoption.whoHome' => 'Who is at home during the day?', 'adoption.workPattern' => 'When do the people at home work or study?', 'adoption.holidays' => 'Who would look after the dog when you’re away?' ),
			),
			'experience' => array(
				'title'     => 'You and dogs',
				'questions' => array( 'adoption.experience' => 'How much experience do you have with dogs?', 'adoption.breedExperience' => 'Have you known a dog of this breed or type?', 'adoption.support' => 'Which of these could you help a dog with?' ),
			),
			'life'       => array(
				'title'     => 'Life with you',
				'questions' => array( 'adoption.activity' => 'Which sounds most like your ordinary day?', 'adoption.sleeps' => 'Where would the dog sleep?', 'adoption.days' => 'Where would the dog spend the day?' ),
			),
			'history'    => array(
				'title'     => 'Two questions we ask everyone',
				'questions' => array( 'adoption.gaveUp' => 'Have you ever had to give up an animal, or had one taken from you?', 'adoption.gaveUpWhy' => 'What happened?', 'adoption.offence' => 'Has anyone at home been banned from keeping animals, or convicted of an offence against one?', 'adoption.offenceWhat' => 'Please tell us about it' ),
			),
			'why'        => array(
				'title'     => 'Why a dog, and why now?',
				'questions' => array( 'adoption.why' => 'Tell us about yourself and the dog you’re hoping for', 'adoption.heard' => 'How did you hear about us?' ),
			),
			'declare'    => array(
				'title'     => 'Before you send it',
				'questions' => array( 'adoption.marketing' => 'May we keep in touch about our dogs and our work?' ),
			),
		),
	),
	'fostering'    => array(
		'title' => 'Apply to foster a dog',
		'steps' => array(
			'kind'       => array(
				'title'     => 'What could you offer?',
				'questions' => array( 'fostering.fosterKind' => 'What kind of fostering could you do?', 'fostering.start' => 'When could you start?', 'fostering.notice' => 'How much notice do you need?', 'fostering.longest' => 'What’s the longest a dog could stay?', 'fostering.sizes' => 'What sizes of dog could you take?' ),
			),
			'you'        => array(
				'title'     => 'About you',
				'questions' => array( 'fostering.mayText' => 'Can we text you on that number?', 'fostering.bestTime' => 'When is a good time to ring?' ),
			),
			'address'    => array(
				'title'     => 'Where do you live?',
				'questions' => array( 'fostering.line1' => 'Address line 1', 'fostering.line2' => 'Address line 2', 'fostering.town' => 'Town or city', 'fostering.county' => 'County', 'fostering.postcode' => 'Postcode', 'fostering.livedThere' => 'How long have you lived there?' ),
			),
			'home'       => array(
				'title'     => 'Your home',
				'questions' => array( 'fostering.homeKind' => 'What kind of home is it?', 'fostering.homeOther' => 'What is it?', 'fostering.tenure' => 'Do you rent or own it?', 'fostering.landlord' => 'Does your landlord allow a dog?', 'fostering.householder' => 'Does the owner or tenant of your home agree to a dog?' ),
			),
			'outdoor'    => array(
				'title'     => 'Outside your door',
				'questions' => array( 'fostering.garden' => 'Is there a garden or a yard?', 'fostering.enclosed' => 'Is it fenced or walled all the way round?', 'fostering.fenceHeight' => 'How high is the lowest part?', 'fostering.walk' => 'Where would the dog’s everyday walk be?' ),
			),
			'people'     => array(
				'title'     => 'The people at home',
				'questions' => array( 'fostering.adults' => 'How many adults live there, including you?', 'fostering.children' => 'Do children live there?', 'fostering.children0to4' => 'How many aged 0 to 4?', 'fostering.children5to11' => 'How many aged 5 to 11?', 'fostering.children12to17' => 'How many aged 12 to 17?', 'fostering.visitingChildren' => 'Do other children visit often?', 'fostering.agreed' => 'Does everyone at home want a dog?', 'fostering.allergies' => 'Is anyone at home allergic to dogs?' ),
			),
			'animals'    => array(
				'title'     => 'Animals at home',
				'questions' => array( 'fostering.pets' => 'Do other animals live with you?', 'fostering.petsVaccinated' => 'Are they vaccinated?' ),
			),
			'animal-1'   => array(
				'title'     => 'Your first animal',
				'questions' => array( 'fostering.pet1Species' => 'What is it?', 'fostering.pet1Sex' => 'Female or male?', 'fostering.pet1Neutered' => 'Neutered?', 'fostering.pet1Age' => 'How old is it?', 'fostering.pet1WithDogs' => 'How does it get on with dogs?', 'fostering.pet1More' => 'Is there another animal?' ),
			),
			'animal-2'   => array(
				'title'     => 'Your second animal',
				'questions' => array( 'fostering.pet2Species' => 'What is it?', 'fostering.pet2Sex' => 'Female or male?', 'fostering.pet2Neutered' => 'Neutered?', 'fostering.pet2Age' => 'How old is it?', 'fostering.pet2WithDogs' => 'How does it get on with dogs?', 'fostering.pet2More' => 'Is there another animal?' ),
			),
			'animal-3'   => array(
				'title'     => 'Your third animal',
				'questions' => array( 'fostering.pet3Species' => 'What is it?', 'fostering.pet3Sex' => 'Female or male?', 'fostering.pet3Neutered' => 'Neutered?', 'fostering.pet3Age' => 'How old is it?', 'fostering.pet3WithDogs' => 'How does it get on with dogs?', 'fostering.pet3More' => 'Is there another animal?' ),
			),
			'animal-4'   => array(
				'title'     => 'Your fourth animal',
				'questions' => array( 'fostering.pet4Species' => 'What is it?', 'fostering.pet4Sex' => 'Female or male?', 'fostering.pet4Neutered' => 'Neutered?', 'fostering.pet4Age' => 'How old is it?', 'fostering.pet4WithDogs' => 'How does it get on with dogs?', 'fostering.pet4Others' => 'Who else is there?' ),
			),
			'time'       => array(
				'title'     => 'Your week',
				'questions' => array( 'fostering.hoursAlone' => 'What’s the longest the dog would usually be left alone?', 'fostering.whoHome' => 'Who is at home during the day?', 'fostering.workPattern' => 'When do the people at home work or study?', 'fostering.holidays' => 'Who would look after the dog when you’re away?' ),
			),
			'experience' => array(
				'title'     => 'You and dogs',
				'questions' => array( 'fostering.experience' => 'How much experience do you have with dogs?', 'fostering.breedExperience' => 'Have you known a dog of this breed or type?', 'fostering.support' => 'Which of these could you help a dog with?' ),
			),
			'practical'  => array(
				'title'     => 'Getting about',
				'questions' => array( 'fostering.travel' => 'How long does it take to get to our nearest centre?', 'fostering.car' => 'Do you have a car?', 'fostering.lift' => 'Could you lift a 15 kg dog?', 'fostering.medicine' => 'Could you give medicine?', 'fostering.ownKit' => 'Do you have a bed, bowls and a lead?', 'fostering.meetings' => 'Could families come to your home to meet the dog?', 'fostering.photos' => 'Would you send us photos and notes?' ),
			),
			'history'    => array(
				'title'     => 'Two questions we ask everyone',
				'questions' => array( 'fostering.gaveUp' => 'Have you ever had to give up an animal, or had one taken from you?', 'fostering.gaveUpWhy' => 'What happened?', 'fostering.offence' => 'Has anyone at home been banned from keeping animals, or convicted of an offence against one?', 'fostering.offenceWhat' => 'Please tell us about it' ),
			),
			'declare'    => array(
				'title'     => 'Before you send it',
				'questions' => array( 'fostering.marketing' => 'May we keep in touch about our dogs and our work?' ),
			),
		),
	),
	'volunteering' => array(
		'title' => 'Volunteer with us',
		'steps' => array(
			'you'   => array(
				'title'     => 'You and the role',
				'questions' => array( 'volunteering.postcode' => 'Postcode' ),
			),
			'times' => array(
				'title'     => 'When could you help?',
				'questions' => array( 'volunteering.times' => 'Times you could usually help', 'volunteering.drives' => 'Do you drive, and have a car you could use?' ),
			),
			'more'  => array(
				'title'     => 'A little more',
				'questions' => array( 'volunteering.skills' => 'What are you good at?', 'volunteering.why' => 'What made you think of us?', 'volunteering.support' => 'Is there anything that would make it easier for you to help?', 'volunteering.marketing' => 'May we keep in touch about our dogs and our work?' ),
			),
		),
	),
	'contact'      => array(
		'title' => 'Ask us something',
		'steps' => array(
			'question' => array(
				'title'     => 'Ask us something',
				'questions' => array( 'contact.reference' => 'Your reference' ),
			),
		),
	),
	'found'        => array(
		'title' => 'I’ve found a dog',
		'steps' => array(
			'dog' => array(
				'title'     => 'The dog you found',
				'questions' => array( 'found.foundWhere' => 'Where did you find it?', 'found.foundOn' => 'When was that?', 'found.description' => 'What does the dog look like?', 'found.whereNow' => 'Where is the dog now?', 'found.hurt' => 'Is the dog hurt or ill?', 'found.reported' => 'Have you told the council’s dog warden?', 'found.scanned' => 'Has anyone scanned it for a microchip?' ),
			),
		),
	),
	'newsletter'   => array(
		'title' => 'Get our newsletter',
		'steps' => array(
			'news' => array(
				'title'     => 'Get our newsletter',
				'questions' => array( 'newsletter.interests' => 'What would you like to hear about?' ),
			),
		),
	),
	'surrender'    => array(
		'title' => 'I can’t keep my dog',
		'steps' => array(
			'you'   => array(
				'title'     => 'How can we reach you?',
				'questions' => array( 'surrender.safe' => 'Are you and the dog safe now?', 'surrender.postcode' => 'Postcode' ),
			),
			'dog'   => array(
				'title'     => 'Your dog',
				'questions' => array( 'surrender.dogAge' => 'Age', 'surrender.dogSex' => 'Female or male?', 'surrender.dogNeutered' => 'Neutered?', 'surrender.dogBreed' => 'Breed or type', 'surrender.dogWeight' => 'Weight', 'surrender.microchip' => 'Microchip number', 'surrender.registered' => 'Is the chip registered to you?' ),
			),
			'why'   => array(
				'title'     => 'What has happened?',
				'questions' => array( 'surrender.reasonMore' => 'Tell us more', 'surrender.howSoon' => 'How soon?' ),
			),
			'life'  => array(
				'title'     => 'Life at home',
				'questions' => array( 'surrender.livesWith' => 'Who does your dog live with?', 'surrender.houseTrained' => 'Is your dog house-trained?', 'surrender.aloneHours' => 'How long can your dog be left alone?', 'surrender.health' => 'Any illnesses, medicines or operations', 'surrender.vetPractice' => 'Your vet’s practice and town', 'surrender.vetPermission' => 'May we ring them?' ),
			),
			'bites' => array(
				'title'     => 'Has your dog ever bitten or snapped?',
				'questions' => array( 'surrender.bitten' => 'Has your dog bitten or snapped at anyone?', 'surrender.bittenWhat' => 'Who was it, when, and what led up to it?', 'surrender.brokeSkin' => 'Did it break the skin?' ),
			),
		),
	),
);
