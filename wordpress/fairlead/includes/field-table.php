<?php
/**
 * Content types and their fields, printed from content/model of the site by `npm run plugin:fields`. Do not edit.
 *
 * phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
 *
 * @package Fairlead
 */

defined( 'ABSPATH' ) || exit;

return array(
	'dog'   => array(
		'list'   => 'dogs',
		'folder' => '/dogs',
		'fields' => array(
			'meta.ref'                  => array( 'kind' => 'text' ),
			'meta.status'               => array( 'kind' => 'choice', 'words' => array( 'coming_soon', 'available', 'reserved', 'on_trial', 'adopted', 'long_term_foster', 'withdrawn', 'died' ) ),
			'breeds'                    => array( 'kind' => 'terms', 'taxonomy' => 'dog_breed' ),
			'traits'                    => array( 'kind' => 'terms', 'taxonomy' => 'dog_trait' ),
			'gallery'                   => array( 'kind' => 'images' ),
			'cutout'                    => array( 'kind' => 'image' ),
			'video_url'                 => array( 'kind' => 'address' ),
			'updates'                   => array(
				'kind' => 'list',
				'of'   => array(
					'kind'   => 'group',
					'fields' => array(
						'date'  => array( 'kind' => 'date' ),
						'text'  => array( 'kind' => 'lines' ),
						'image' => array( 'kind' => 'image' ),
					),
				),
			),
			'meta.sex'                  => array( 'kind' => 'choice', 'words' => array( 'female', 'male', 'unknown' ) ),
			'meta.neutered'             => array( 'kind' => 'choice', 'words' => array( 'yes', 'no', 'booked', 'too_young', 'unknown' ) ),
			'meta.birth_date'           => array( 'kind' => 'date' ),
			'meta.size'                 => array( 'kind' => 'choice', 'words' => array( 'small', 'medium', 'large', 'giant', 'unknown' ) ),
			'meta.weight_kg'            => array( 'kind' => 'number' ),
			'meta.colour'               => array( 'kind' => 'text' ),
			'meta.ground'               => array( 'kind' => 'choice', 'words' => array( 'sky', 'ball', 'nose', 'meadow', 'unknown' ) ),
			'meta.coat'                 => array( 'kind' => 'choice', 'words' => array( 'short', 'medium', 'long', 'wire', 'curly', 'hairless', 'unknown' ) ),
			'meta.shedding'             => array( 'kind' => 'choice', 'words' => array( 'none', 'low', 'moderate', 'high', 'unknown' ) ),
			'meta.energy'               => array( 'kind' => 'whole' ),
			'meta.exercise_minutes'     => array( 'kind' => 'number' ),
			'meta.grooming'             => array( 'kind' => 'choice', 'words' => array( 'low', 'medium', 'high', 'unknown' ) ),
			'meta.good_with_dogs'       => array( 'kind' => 'choice', 'words' => array( 'yes', 'no', 'selective', 'unknown' ) ),
			'meta.good_with_cats'       => array( 'kind' => 'choice', 'words' => array( 'yes', 'no', 'selective', 'unknown' ) ),
			'meta.good_with_small_pets' => array( 'kind' => 'choice', 'words' => array( 'yes', 'no', 'selective', 'unknown' ) ),
			'meta.children'             => array(
				'kind'   => 'group',
				'fields' => array(
					'fit'     => array( 'kind' => 'choice', 'words' => array( 'yes', 'no', 'selective', 'unknown' ) ),
					'min_age' => array( 'kind' => 'number' ),
				),
			),
			'meta.fit_notes'            => array(
				'kind'   => 'group',
				'fields' => array(
					'dogs'       => array( 'kind' => 'text' ),
					'cats'       => array( 'kind' => 'text' ),
					'small_pets' => array( 'kind' => 'text' ),
					'children'   => array( 'kind' => 'text' ),
					'alone'      => array( 'kind' => 'text' ),
					'garden'     => array( 'kind' => 'text' ),
				),
			),
			'meta.hours_alone'          => array( 'kind' => 'number' ),
			'meta.garden'               => array( 'kind' => 'choice', 'words' => array( 'required', 'preferred', 'not_needed', 'unknown' ) ),
			'meta.fence_cm'             => array( 'kind' => 'number' ),
			'meta.experience'           => array( 'kind' => 'choice', 'words' => array( 'none', 'some', 'lots', 'unknown' ) ),
			'meta.training'             => array(
				'kind'   => 'group',
				'fields' => array(
					'house'  => array( 'kind' => 'choice', 'words' => array( 'yes', 'learning', 'no', 'unknown' ) ),
					'lead'   => array( 'kind' => 'choice', 'words' => array( 'yes', 'learning', 'no', 'unknown' ) ),
					'recall' => array( 'kind' => 'choice', 'words' => array( 'yes', 'learning', 'no', 'unknown' ) ),
					'travel' => array( 'kind' => 'choice', 'words' => array( 'yes', 'learning', 'no', 'unknown' ) ),
					'crate'  => array( 'kind' => 'choice', 'words' => array( 'yes', 'learning', 'no', 'unknown' ) ),
				),
			),
			'meta.vaccinated'           => array( 'kind' => 'flag' ),
			'meta.microchipped'         => array( 'kind' => 'flag' ),
			'meta.special_needs'        => array( 'kind' => 'lines' ),
			'meta.location'             => array( 'kind' => 'text' ),
			'meta.fee'                  => array(
				'kind'       => 'group',
				'fields'     => array(
					'amount'   => array( 'kind' => 'whole' ),
					'currency' => array( 'kind' => 'text' ),
					'includes' => array( 'kind' => 'text' ),
				),
				'isOptional' => true,
			),
			'meta.sponsorable'          => array( 'kind' => 'flag' ),
			'meta.sponsor_minimum'      => array( 'kind' => 'whole' ),
			'meta.bonded_with'          => array( 'kind' => 'references' ),
			'meta.urgent_until'         => array( 'kind' => 'date' ),
			'meta.urgent_reason'        => array( 'kind' => 'text' ),
			'meta.foster_needed'        => array( 'kind' => 'flag' ),
			'meta.listed_on'            => array( 'kind' => 'date' ),
			'meta.best_feature'         => array( 'kind' => 'text' ),
			'meta.home_summary'         => array( 'kind' => 'lines' ),
			'meta.first_person_line'    => array( 'kind' => 'text' ),
		),
	),
	'merch' => array(
		'list'   => 'merch',
		'folder' => '/merch',
		'fields' => array(
			'gallery'              => array( 'kind' => 'images' ),
			'types'                => array( 'kind' => 'terms', 'taxonomy' => 'merch_type' ),
			'meta.price'           => array(
				'kind'       => 'group',
				'fields'     => array(
					'amount'   => array( 'kind' => 'whole' ),
					'currency' => array( 'kind' => 'text' ),
				),
				'isOptional' => true,
			),
			'meta.variants'        => array(
				'kind' => 'list',
				'of'   => array(
					'kind'   => 'group',
					'fields' => array(
						'key'        => array( 'kind' => 'text' ),
						'label'      => array( 'kind' => 'text' ),
						'counted'    => array( 'kind' => 'whole' ),
						'counted_at' => array( 'kind' => 'text' ),
						'price'      => array( 'kind' => 'whole' ),
					),
				),
			),
			'meta.weight_g'        => array( 'kind' => 'number' ),
			'meta.size_guide'      => array( 'kind' => 'lines' ),
			'meta.dispatch'        => array( 'kind' => 'text' ),
			'meta.personalisation' => array(
				'kind'       => 'group',
				'fields'     => array(
					'label'      => array( 'kind' => 'text' ),
					'max_length' => array( 'kind' => 'whole' ),
					'pattern'    => array( 'kind' => 'text' ),
				),
				'isOptional' => true,
			),
			'meta.back_on'         => array( 'kind' => 'date' ),
			'meta.vat_rate'        => array( 'kind' => 'number' ),
			'meta.needs_delivery'  => array( 'kind' => 'flag' ),
			'meta.returnable'      => array( 'kind' => 'flag' ),
			'meta.tariff_code'     => array( 'kind' => 'text' ),
			'meta.made_in'         => array( 'kind' => 'text' ),
			'meta.safety'          => array( 'kind' => 'lines' ),
		),
	),
	'post'  => array(
		'list'   => 'posts',
		'folder' => '/useful-info',
		'fields' => array(
			'meta.reviewed_by'  => array( 'kind' => 'text' ),
			'meta.reviewed_on'  => array( 'kind' => 'date' ),
			'meta.related_dogs' => array( 'kind' => 'references' ),
		),
	),
	'doc'   => array(
		'list'   => 'docs',
		'folder' => '/docs',
		'fields' => array(
			'meta.version'      => array( 'kind' => 'text' ),
			'meta.effective_on' => array( 'kind' => 'date' ),
			'meta.parent'       => array( 'kind' => 'reference' ),
			'meta.order'        => array( 'kind' => 'number' ),
			'file'              => array( 'kind' => 'file' ),
		),
	),
	'page'  => array(
		'list'   => 'pages',
		'fields' => array(
			'meta.sections' => array(
				'kind' => 'list',
				'of'   => array(
					'kind'   => 'group',
					'fields' => array(
						'type'   => array( 'kind' => 'choice', 'words' => array( 'hero', 'text', 'steps', 'faq', 'cards', 'cta', 'gallery', 'numbers', 'quote' ) ),
						'id'     => array( 'kind' => 'text' ),
						'title'  => array( 'kind' => 'text' ),
						'html'   => array( 'kind' => 'html' ),
						'button' => array(
							'kind'       => 'group',
							'fields'     => array(
								'text' => array( 'kind' => 'text' ),
								'url'  => array( 'kind' => 'text' ),
							),
							'isOptional' => true,
						),
						'items'  => array(
							'kind' => 'list',
							'of'   => array(
								'kind'   => 'group',
								'fields' => array(
									'title' => array( 'kind' => 'text' ),
									'html'  => array( 'kind' => 'html' ),
									'url'   => array( 'kind' => 'text' ),
									'image' => array( 'kind' => 'image' ),
								),
							),
						),
					),
				),
			),
		),
	),
	'story' => array(
		'list'   => 'stories',
		'folder' => '/stories',
		'fields' => array(
			'meta.people'      => array( 'kind' => 'text' ),
			'meta.dog'         => array( 'kind' => 'reference' ),
			'meta.happened_on' => array( 'kind' => 'date' ),
			'meta.quote'       => array( 'kind' => 'text' ),
			'before'           => array( 'kind' => 'image' ),
			'after'            => array( 'kind' => 'image' ),
		),
	),
	'role'  => array(
		'list'   => 'roles',
		'folder' => '/waystohelp/volunteering',
		'fields' => array(
			'meta.place'       => array( 'kind' => 'text' ),
			'meta.hours'       => array( 'kind' => 'text' ),
			'meta.minimum_age' => array( 'kind' => 'number' ),
			'meta.skills'      => array(
				'kind' => 'list',
				'of'   => array( 'kind' => 'text' ),
			),
			'meta.open'        => array( 'kind' => 'flag' ),
		),
	),
);
