<?php
/**
 * The form of a dog: home and fit, and health.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * How a dog gets on with others.
 */
function fit_words(): array {
	return array(
		'yes'       => __( 'Yes', 'fairlead' ),
		'selective' => __( 'It depends', 'fairlead' ),
		'no'        => __( 'No', 'fairlead' ),
	);
}

/**
 * Whom the dog can live with, and what its home needs.
 */
function dog_home_fields(): array {
	return array(
		'meta.children'             => array(
			'label'  => __( 'Children', 'fairlead' ),
			'help'   => __( '“Yes” with an age of 8 means: not under 8, yes from 8 on. With 18 the page says “Adults only”.', 'fairlead' ),
			'fields' => array(
				'fit'     => array(
					'label'      => __( 'Can live with children', 'fairlead' ),
					'said above' => true,
					'words'      => fit_words(),
				),
				'min_age' => array(
					'label' => __( 'Youngest you would try', 'fairlead' ),
					'unit'  => __( 'years', 'fairlead' ),
					'when'  => 'fairlead[meta.children][fit]=yes,selective',
				),
			),
		),
		'meta.good_with_dogs'       => array(
			'label' => __( 'Other dogs', 'fairlead' ),
			'words' => fit_words(),
		),
		'meta.good_with_cats'       => array(
			'label' => __( 'Cats', 'fairlead' ),
			'help'  => __( 'Not tested is not a “no”: the page says that you have not seen it yet, and that people can ask.', 'fairlead' ),
			'words' => fit_words(),
		),
		'meta.good_with_small_pets' => array(
			'label' => __( 'Small pets', 'fairlead' ),
			'words' => fit_words(),
		),
		'meta.hours_alone'          => array(
			'label' => __( 'Can be left alone for', 'fairlead' ),
			'unit'  => __( 'hours', 'fairlead' ),
			'help'  => __( 'Write 0 only if the dog cannot be left at all: the page says “Not at all for now”.', 'fairlead' ),
		),
		'meta.fit_notes'            => array(
			'label'  => __( 'How you know', 'fairlead' ),
			'beside' => array(
				'children'   => 'meta.children',
				'dogs'       => 'meta.good_with_dogs',
				'cats'       => 'meta.good_with_cats',
				'small_pets' => 'meta.good_with_small_pets',
				'alone'      => 'meta.hours_alone',
				'garden'     => 'meta.garden',
			),
			'fields' => array(
				'children'   => array(
					'answer'      => __( 'Children', 'fairlead' ),
					'label'       => __( 'How do you know?', 'fairlead' ),
					'help'        => __( 'Without a sentence the page says “Ask us how we know”.', 'fairlead' ),
					'placeholder' => __( 'Gentle, and loves a game. Toddlers are too sudden.', 'fairlead' ),
				),
				'dogs'       => array(
					'answer'      => __( 'Other dogs', 'fairlead' ),
					'label'       => __( 'How do you know?', 'fairlead' ),
					'placeholder' => __( 'Calm dogs only, after a walk together here.', 'fairlead' ),
				),
				'cats'       => array(
					'answer'      => __( 'Cats', 'fairlead' ),
					'label'       => __( 'How do you know?', 'fairlead' ),
					'placeholder' => __( 'Lived with two and ignored both.', 'fairlead' ),
				),
				'small_pets' => array(
					'answer'      => __( 'Small pets', 'fairlead' ),
					'label'       => __( 'How do you know?', 'fairlead' ),
					'placeholder' => __( 'Rabbits are too exciting.', 'fairlead' ),
				),
				'alone'      => array(
					'answer'      => __( 'Being left alone', 'fairlead' ),
					'label'       => __( 'How do you know?', 'fairlead' ),
					'placeholder' => __( 'Up to 3 hours, once settled.', 'fairlead' ),
				),
				'garden'     => array(
					'answer'      => __( 'Garden', 'fairlead' ),
					'label'       => __( 'How do you know?', 'fairlead' ),
					'placeholder' => __( 'A small garden is plenty. Without one, 4 short walks a day.', 'fairlead' ),
				),
			),
		),
		'meta.garden'               => array(
			'label' => __( 'Garden', 'fairlead' ),
			'words' => array(
				'required'   => __( 'Needed', 'fairlead' ),
				'preferred'  => __( 'Would be good', 'fairlead' ),
				'not_needed' => __( 'Not needed', 'fairlead' ),
			),
		),
		'meta.fence_cm'             => array(
			'label' => __( 'Fence at least', 'fairlead' ),
			'unit'  => __( 'cm high', 'fairlead' ),
			'when'  => 'fairlead[meta.garden]=required,preferred',
		),
		'meta.experience'           => array(
			'label' => __( 'Experience the home must have', 'fairlead' ),
			'words' => array(
				'none' => __( 'None: fine for first-time owners', 'fairlead' ),
				'some' => __( 'Some', 'fairlead' ),
				'lots' => __( 'A lot', 'fairlead' ),
			),
		),
		'meta.energy'               => array(
			'label' => __( 'Energy', 'fairlead' ),
			'words' => array(
				1 => __( 'Very calm', 'fairlead' ),
				2 => __( 'Calm', 'fairlead' ),
				3 => __( 'Medium energy', 'fairlead' ),
				4 => __( 'Lively', 'fairlead' ),
				5 => __( 'Very lively', 'fairlead' ),
			),
		),
		'meta.exercise_minutes'     => array(
			'label' => __( 'Walks', 'fairlead' ),
			'unit'  => __( 'minutes a day', 'fairlead' ),
		),
		'meta.training'             => array(
			'label'  => __( 'What they can do', 'fairlead' ),
			'fields' => array_map(
				function ( $label ) {
					return array(
						'label' => $label,
						'words' => array(
							'yes'      => __( 'Yes', 'fairlead' ),
							'learning' => __( 'Learning', 'fairlead' ),
							'no'       => __( 'No', 'fairlead' ),
						),
					);
				},
				array(
					'house'  => __( 'House-trained', 'fairlead' ),
					'lead'   => __( 'Walks nicely on a lead', 'fairlead' ),
					'recall' => __( 'Comes when called', 'fairlead' ),
					'travel' => __( 'Travels well', 'fairlead' ),
					'crate'  => __( 'Rests in a crate', 'fairlead' ),
				)
			),
		),
		'meta.home_summary'         => array(
			'label'       => __( 'The home that would suit, in your words', 'fairlead' ),
			'placeholder' => __( 'A calm home with a garden and time for two walks.', 'fairlead' ),
		),
	);
}

/**
 * What the vet knows.
 */
function dog_health_fields(): array {
	return array(
		'meta.vaccinated'    => array( 'label' => __( 'Vaccinated', 'fairlead' ) ),
		'meta.microchipped'  => array( 'label' => __( 'Microchipped', 'fairlead' ) ),
		'meta.neutered'      => array(
			'label' => __( 'Neutered', 'fairlead' ),
			'words' => array(
				'yes'       => __( 'Yes', 'fairlead' ),
				'no'        => __( 'No', 'fairlead' ),
				'booked'    => __( 'Booked in', 'fairlead' ),
				'too_young' => __( 'Too young', 'fairlead' ),
			),
		),
		'meta.grooming'      => array(
			'label' => __( 'Grooming', 'fairlead' ),
			'words' => array(
				'low'    => __( 'A little', 'fairlead' ),
				'medium' => __( 'Some', 'fairlead' ),
				'high'   => __( 'A lot', 'fairlead' ),
			),
		),
		'meta.shedding'      => array(
			'label' => __( 'Loses hair', 'fairlead' ),
			'words' => array(
				'none'     => __( 'Next to none', 'fairlead' ),
				'low'      => __( 'A little', 'fairlead' ),
				'moderate' => __( 'Some', 'fairlead' ),
				'high'     => __( 'A lot', 'fairlead' ),
			),
		),
		'meta.special_needs' => array(
			'label'       => __( 'Special needs', 'fairlead' ),
			'help'        => __( 'Medicine, a diet, an operation to come: what it costs in time and money, said plainly.', 'fairlead' ),
			'placeholder' => __( 'One tablet a day for the heart, about £18 a month.', 'fairlead' ),
		),
	);
}
