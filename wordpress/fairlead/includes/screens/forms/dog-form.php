<?php
/**
 * The form of a dog: basics and adoption. What the fields are is in the field table; here is how they are asked.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The sections of the form, in their order.
 */
function dog_form(): array {
	return array(
		'basics'   => array(
			'title'  => __( 'Basics', 'fairlead' ),
			'fields' => dog_basics(),
		),
		'home'     => array(
			'title'  => __( 'Home and fit', 'fairlead' ),
			'fields' => dog_home_fields(),
		),
		'health'   => array(
			'title'  => __( 'Health', 'fairlead' ),
			'fields' => dog_health_fields(),
		),
		'adoption' => array(
			'title'  => __( 'Adoption', 'fairlead' ),
			'fields' => dog_adoption_fields(),
		),
		'photos'   => array(
			'title'  => __( 'Photos', 'fairlead' ),
			'fields' => dog_photo_fields(),
		),
		'diary'    => array(
			'title'  => __( 'Diary', 'fairlead' ),
			'fields' => dog_diary_fields(),
		),
	);
}

/**
 * The words for the statuses of a dog.
 */
function dog_statuses(): array {
	return array(
		'coming_soon'      => __( 'Coming soon', 'fairlead' ),
		'available'        => __( 'Available', 'fairlead' ),
		'reserved'         => __( 'Reserved', 'fairlead' ),
		'on_trial'         => __( 'Trying out a home', 'fairlead' ),
		'adopted'          => __( 'Found a home', 'fairlead' ),
		'long_term_foster' => __( 'In a foster home for good', 'fairlead' ),
		'withdrawn'        => __( 'Withdrawn', 'fairlead' ),
		'died'             => __( 'Died', 'fairlead' ),
	);
}

/**
 * Who the dog is.
 */
function dog_basics(): array {
	return array(
		'meta.status'            => array(
			'label'   => __( 'Adoption status', 'fairlead' ),
			'help'    => __( 'Without a status the dog is not on the website. Dogs who found a home, were withdrawn or died leave the list, and keep their page for people with the link.', 'fairlead' ),
			'unknown' => __( 'Choose one', 'fairlead' ),
			'words'   => dog_statuses(),
			'at top'  => true,
		),
		'meta.sex'               => array(
			'label' => __( 'Sex', 'fairlead' ),
			'words' => array(
				'female' => __( 'Female', 'fairlead' ),
				'male'   => __( 'Male', 'fairlead' ),
			),
		),
		'meta.birth_date'        => array(
			'label' => __( 'Born', 'fairlead' ),
			'as'    => 'partial',
			'help'  => __( 'As much as you know. For a year alone the page says “About 3 years”.', 'fairlead' ),
		),
		'breeds'                 => array(
			'label'  => __( 'Breed', 'fairlead' ),
			'help'   => __( 'For a cross of two breeds, choose both.', 'fairlead' ),
			'search' => __( 'Add a breed', 'fairlead' ),
		),
		'meta.size'              => array(
			'label' => __( 'Size', 'fairlead' ),
			'help'  => __( 'How big the dog is fully grown.', 'fairlead' ),
			'words' => array(
				'small'  => __( 'Small', 'fairlead' ),
				'medium' => __( 'Medium', 'fairlead' ),
				'large'  => __( 'Large', 'fairlead' ),
				'giant'  => __( 'Very large', 'fairlead' ),
			),
		),
		'meta.weight_kg'         => array(
			'label' => __( 'Weight', 'fairlead' ),
			'unit'  => __( 'kg', 'fairlead' ),
		),
		'meta.coat'              => array(
			'label' => __( 'Coat', 'fairlead' ),
			'words' => array(
				'short'    => __( 'Short', 'fairlead' ),
				'medium'   => __( 'Medium length', 'fairlead' ),
				'long'     => __( 'Long', 'fairlead' ),
				'wire'     => __( 'Wiry', 'fairlead' ),
				'curly'    => __( 'Curly', 'fairlead' ),
				'hairless' => __( 'Hairless', 'fairlead' ),
			),
		),
		'meta.colour'            => array(
			'label'       => __( 'Colour', 'fairlead' ),
			'placeholder' => __( 'Sandy with a white muzzle', 'fairlead' ),
		),
		'traits'                 => array(
			'label' => __( 'What they are like', 'fairlead' ),
			'help'  => __( 'Three to five say more than ten.', 'fairlead' ),
		),
		'meta.first_person_line' => array(
			'label'       => __( 'One line in the dog’s own voice', 'fairlead' ),
			'help'        => __( 'On the card, under the name. One true thing, no rhymes.', 'fairlead' ),
			'placeholder' => __( 'Here since the spring. I’ve trained most of the staff.', 'fairlead' ),
			'long'        => true,
		),
		'meta.best_feature'      => array(
			'label'       => __( 'Best feature', 'fairlead' ),
			'placeholder' => __( 'Carries your slippers', 'fairlead' ),
		),
		'meta.ref'               => array(
			'label' => __( 'Your own number', 'fairlead' ),
			'help'  => __( 'On the page as “Reference”, followed by this number.', 'fairlead' ),
		),
	);
}

/**
 * What people need to know to adopt the dog.
 */
function dog_adoption_fields(): array {
	return array(
		'meta.location'        => array(
			'label' => __( 'Where to meet the dog', 'fairlead' ),
			'help'  => __( 'A centre or an area. Never the address of a foster home: everyone can read it.', 'fairlead' ),
			'list'  => 'fairlead-centres',
		),
		'meta.fee'             => array(
			'label'  => __( 'Adoption fee', 'fairlead' ),
			'help'   => __( 'Left empty, the page says “Ask us”. Dogs who go together have one fee: write it for both.', 'fairlead' ),
			'money'  => true,
			'fields' => array(
				'amount'   => array(
					'label' => __( 'Amount', 'fairlead' ),
					'as'    => 'money',
				),
				'includes' => array(
					'label'       => __( 'What it includes', 'fairlead' ),
					'placeholder' => __( 'Vaccinations, a microchip, neutering and 4 weeks of insurance.', 'fairlead' ),
					'long'        => true,
				),
			),
		),
		'meta.listed_on'       => array(
			'label' => __( 'Waiting since', 'fairlead' ),
			'help'  => __( 'Counts the days on the page. New dogs are “New this week” for seven days.', 'fairlead' ),
		),
		'meta.bonded_with'     => array(
			'label'   => __( 'Must go home together with', 'fairlead' ),
			'help'    => __( 'They share one card and one page.', 'fairlead' ),
			'of list' => 'dogs',
			'search'  => __( 'Search dogs by name', 'fairlead' ),
		),
		'meta.urgent_until'    => array(
			'label' => __( 'Needs a home by', 'fairlead' ),
			'help'  => __( 'Only if it is true: the card says “Home by 12 Dec” until that day has passed.', 'fairlead' ),
		),
		'meta.urgent_reason'   => array(
			'label'       => __( 'Why by then', 'fairlead' ),
			'placeholder' => __( 'The foster carer moves abroad in December.', 'fairlead' ),
			'when'        => 'fairlead[meta.urgent_until]=*',
		),
		'meta.foster_needed'   => array(
			'label' => __( 'A foster home is wanted too', 'fairlead' ),
			'as'    => 'tick',
		),
		'meta.sponsorable'     => array(
			'label' => __( 'Can be sponsored', 'fairlead' ),
			'as'    => 'tick',
		),
		'meta.sponsor_minimum' => array(
			'label' => __( 'Least a sponsor can give a month', 'fairlead' ),
			'as'    => 'money',
			'when'  => 'fairlead[meta.sponsorable]=1',
		),
	);
}
