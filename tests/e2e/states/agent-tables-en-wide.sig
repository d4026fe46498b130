rebates 1184x1868
~ WwRR k9wt -wmU rk_K O_8- V-bG 9s_7 AGLN rk_K 6JQw BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX NAhP Uwer
~ D7lK qBvW ZV_c qJuD GMMK FxP8 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 FxP8 sYDX Hkhe vfWw qrJp W6gI
~ 9lBR FxP8 sYDX iL3Q y_9b qrJp W6gI ZoN1 FxP8 sYDX RypJ y_9b qrJp W6gI UPEa FxP8 sYDX H0Ae y_9b qrJp
~ W6gI XCoP FxP8 sYDX VpyY y_9b qrJp W6gI G7JY cE8S zlEf 466u y_9b Rl-q fWqd 8Xgx qrJp sVWv PB9r GMMK
~ rk_K cE8S JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 l1Eh tezA toan dBeV 1yV- xczU -p3o tezA
~ MUbO dBeV lpTo xczU QbbV tezA MFxa dBeV aa3- xczU CllC tezA 16IY dBeV BADO xczU GncS a7wQ CGVF IVDi
~ gtMy -kkZ 8LCo _eMT ofhJ yIfy QY_j cvFN Yno8 0shL eBtM 0shL dnaC 0shL JgAj 0shL S_Du a8kC QOm7 Mnnt
~ b_L0 Swah dK5N Tax6 Tax6 Tax6 Tax6 GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP z4Xz cV5K 5-0e oN_S GCBz goi6 wOTp _Hco li5d hA14 Puw7 PIos b8es -ddN 9VoJ
~ rk_K aT5C bsSj rk_K cE8S 1i7a Rl-q AD4T Yqn2 33j5 x9Ub gJop 9H6Z O-uh -Pfa 3CId 1OtA L1Qw OtRu yPFs
~ D4Pd cqVE D4Pd R705 I1Y- D4Pd 84JE AfPu -nef eYPa SoLj gJop V4FS -Fgj V790 Wv7K wbyI -Fgj sLvg Meb8
~ 2-M8 8qD0 e7Yu J5je 6x83 g1xj -Fgj mgbE zfq8 qgnj toNn fn3n gJop HIVR -Fgj V790 KIbI wbyI -Fgj 0WYk
~ aplh blL4 Tu9m XmNq 5Kw5 6x83 pkih -Fgj mgbE zfq8 GEr4 toNn fn3n gJop oiEh -Fgj V790 7lca xcfD -Fgj
~ i0Ok Meb8 b1Z_ qnGE 1ZJp 0hCO 6x83 akME -Fgj mgbE zfq8 dfhz toNn fn3n gJop 1cSM jPkF V790 UkUm Lple
~ jPkF sLvg oLBp 2-M8 o7Am xB4V DlQW eb_c xB4V vFji DlQW jPkF JPMV IJ0g 9pxS toNn fn3n gJop 6QXM Ytl_
~ V-bG mhNH gJop YSet jPkF V790 lUZ8 So7X jPkF i0Ok oLBp 2-M8 -6SP Tl2F hbuq xB4V vFji DlQW jPkF JPMV
~ IJ0g DAfE toNn fn3n gJop 6QXM 5AAs V-bG mhNH gJop 4LxG jPkF V790 Jw1E Lple jPkF sLvg oLBp 2-M8 -6SP
~ Tl2F eb_c xB4V SoB4 jPkF 5FmE IJ0g ZNtD toNn fn3n gJop 6QXM GwWZ V-bG mhNH gJop OPyw jPkF V790 Wv7K
~ Lple jPkF sLvg oLBp 2-M8 xB4V DlQW xB4V DlQW eb_c xB4V WZsA jPkF ipU4 IJ0g R2cn toNn fn3n gJop 6QXM
~ dZoe V-bG mhNH gJop iyTR jPkF V790 dRLr Lple jPkF sLvg oLBp 2-M8 indp xB4V DlQW eb_c xB4V vFji DlQW
~ jPkF JPMV IJ0g -6pc toNn fn3n gJop qL7T ZlC7 V-bG mhNH WUq5 gJop TFHQ SV-N al3i lqbb kg0v hCpx yVlm
~ gJop 6eRM ZPrm undu 6VCG tuEq jW74 FgGu 1XKc ReKo 2IHz CWyU NKO9 N4ZG pQEM F6sY lMb1 jeJs hA14 X6h6
~ F7Gz XV68 iR5h
  qrrbrrsbrss6uvv0*71,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  kll8opp5nop5pqq5qrr2moo6qrr1rrs2tuu1uvv0*65,
  fhhdgiidfhicfhhedfgbhjjfeghagijdqrr4uvv0*54,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerss6uvv0*53,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0sss6nooflmnfnoogrss7uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*6,stt0*5,uuu0uvv0*62,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv1uvv0*3,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,rrrerrscrssbstt7oppovvv3vvv1uvv3ttt5rsscssscttt4noorvvv2*2,uvv3tuu5rssbrssarrresssduuu5vvv1uvv0*3,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*8,uuu1vvv0*7,uuu1vvv0*6,uvv0*5,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*6,uvv0vvv0*11,uuu2uuu0*15,uuu3uvv0*38,
  uuu3rrrcrrretuu6opppuuu5vvv3uvv2uuu4qqrdrssbsss8sttbqrrdqrrfttt6pqqnuuu5vvv0tuu7tuu6uuu5qrrhttt8sstbrss9sss8stt9ttt7sss9rrsavvv0*4,uuu6uvv0*38,
  vvv0*7,uvv1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*38,
  uuu0*7,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*38,
  vvv0*17,uvv0uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv0vvv0*17,
  vvv0ttu6ttt7ttu8stt9stt7uuv1vvv0*10,vvv1uvv1vvv0stt6sssattt6vvv2vvv0*12,uvv1*2,uuv1sss8ttt8*2,vvv1vvv0*12,uvv1vvv1uuu3ttt8*2,uuu3stt9ttt6stt7ttu6vvv0*9,
  vvv0vvv3uuu5uuu4tuu4tuu5vvv0*11,vvv1uvv1vvv0uuu3uuu5uuu4vvv1vvv0*12,uvv1*2,vvv0uuu3uuu5ttt7vvv1vvv0*12,uvv1vvv1*2,tuu5ttt8uuu3uuu5*2,tuu5uuu3vvv0*9,
  vvv0qqq5sss6qrr7ppqamnn8mnnastt6mno9kllbvvv1*2,vvv0*5,vvv1uvv1vvv0ppqa*2,vvv1pqqbklmbkmmerrr4ppq6qrr8vvv1uvv1vvv0*5,uvv1*2,vvv1mnn8mno9lmncqqr9noocnoo9vvv1*2,vvv0*8,uvv1vvv1uuu2oppaopp9noo7ppq4pqq6qrr8vvv1uuu0vvv0*8,
  vvv0qqr3oop7oppanoo6nooanoocppqboopaopp8rssdqrreuuu5vvv0*4,vvv1uvv1vvv0opp6oop7oppbopp7opp8lnncoppaopp8*2,qrrdqrrevvv0*5,uvv1*2,vvv2mnoarrs7mnoaoppcnooaopp8qrre*2,uuu3vvv0*7,uvv1vvv1ttt2opp6ppq5rrr8qqq6nno9rrr8rrscqrrdvvv0*8,
  vvv0ttt7sssa*2,stt8tttastt8sstasttcvvv2vvv0*7,vvv1uvv1vvv0sssatttbttt9sttbtuu8stt9ttt7ttt8tttasttbvvv0*6,uvv1*2,uuu2sssbstt7ttt9tttatuu8sssbttt8sstatttarssbsttbttt8ssscvvv0*3,uvv1vvv1ttu5stt9ttt7ttt8sst8sssduuu5sstattt9ttt8sssdrsscttt8sttbuuu7vvv0*2,
  vvv0uvv2uuu3*3,uuv3uuu4uuu3uuu6vvv1vvv0*7,vvv1uvv1vvv0uvv2uuv3uuu3uuu4uuu3uuu5uuu2uuu3*2,uuu4vvv0*6,uvv1*2,vvv1ttt8sst9sssbuuu3*2,vvv2uuu3vvv1uuu2uuu3vvv3uuv2uuu2vvv2vvv0*2,uvv1vvv1uvv3tuu4uuu3ttu6uuu4*2,tuu5uuu3uvv2uuu2uuu3vvv2uvv3uuv4vvv2vvv0*2,
  vvv0*17,vvv1uvv1vvv0*17,uvv1*2,vvv2ttt8ttt6tttbvvv0*13,uvv1vvv1uuu5sttbsstbsstcuuu5vvv0*12,
  vvv0*17,uvv0uuu0vvv0*17,uvv0*2,vvv0*17,uuu0uvv0vvv0*17,
  uuu0*74,
  vvv0*74,
  vvv0ttu2ttt2uuu3vvv0uuu2vvv0*4,uuu3vvv0*63,
  vvv0pqqaijkihijhhjjhikkklmm9gijjjkkgnooahijihijjqqqavvv0*29,gkl9rsserrsbsss9rrseqrrdssscrssfqrrgvvv2iop6sst8rssdqrrcrrsdsst9rssbrrrgrsscsssaqrresttbstt9rssbrrrdqqristt8rrrfrsscrrrdttt8vvv0
  vvv0*7,uuu2vvv0*3,uuu1vvv0*62,
  vvv0tuu5rssevvv0*44,qst1mqr0uvv1vvv0*2,stu0tuu0vvv0*20,
  vvv0*38,pss1mqr0vvv1vvv0*6,fmo45hj0rtu4vvv0tuu45hj0dln4vvv0*7,dln1gno3vvv0*2,qst2hop0qtt2vvv0*6,
  vvv0*13,ors1lqr0vvv0*2,uvv0qst0suu0vvv0*3,uvv0vvv0*14,clm45hj0uvv3vvv0*4,ors1*2,fmo45hj0qst5rtt0stu55hj0dln4vvv0*7,6hj2akl4vvv0*2,kpq45hj0mqr4vvv0*6,
  vvv0*13,bkm45hj0vvv0*2,qst45hj0hno4vvv0*2,emn45hj0suu4vvv0*6,lqq3clm0rtt3vvv0*2,hnp0kpq2bij54ce0uvv3vvv0*4,8ik48jl4ekl54df0iop95hj0iop94df0cik5bkm46hj1vvv0*5,5eg3ahi5kpq2emn0jno74df0kop7jop0nrs2vvv0*4,
  vvv0uuu5rssevvv0*3,nrr2hnp0tuu2vvv0*4,cjl46gi0stu1pss0ors56gi0hno4suu0tuu0eln46gi0suu4vvv0*6,hno46gi0qst4vvv0*2,6hj0ckm49fh619c0uuu4vvv0uvv0pss0stu09ik4ajl4cij619c0inoa6hj0jopa19c0agh6ckm47ik1vvv0*5,2ac37ef6emn47ik0hlm919c0hlna7ik0gno4vvv0*4,
  vvv0*6,gno45hj0rtt4vvv0*4,8eg619c0iop55hj0hmoa19c0ejk67ik49jl4bhi619c0stt6vvv0*4,dln3bkm3ejk619c0kop9dln0mqr319c08eg69fh619c0uuu4vvv0rtt45hj0gno44cd65ce6cij619c0gklc19c0gklc19c0agh67eg62ac1kpq39jl0qst3vvv0*2,2ac37ef6agi619c0gklc19c0gkmc19c0chj6vvv0*4,
  vvv0*6,fkl54ce0iop95hj0kpq4vvv0*2,8eg619c0imn54df0hmnb19c0ejk66eg59gi5bhi619c0stt6vvv0uuv2gno0lqr29gi56eg4ejk619c0hmnb4eg0ino519c08eg69fh619c0rtt5ors0prs65eg0glm44cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1ino45eg0lpq7hnp0ors22ac37ef6agi619c0gklc19c0gklc19c0chj6vvv0*4,
  vvv0vvv1uuu5vvv0elm3dlm3dij619c0hmnb4df0jno7emn0jop28eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0orr7lqr0prs64eg0ekl56df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0ino95eg0imnb19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1gkl619c0hmna5eg0hno42ac37ef6agi619c0gklc19c0gklc19c0chj6qst9pst9vvv0*2,
  vvv0uvv2ttt9vvv05ce64cd6dij619c0gklc19c0glm94df0cik58eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0imnb4eg0imnb19c0bhi66df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0gkla19c0gklc19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1fkl619c0gklc19c0fkl62ac37ef6agi619c0gklc19c0gklc19c0chj6imnohmnovvv0*2,
  vvv0*4,5ce64cd6dij619c0gklc19c0gkla19c09fh68eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0gklc19c0gklc19c0bhi66df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0gkla19c0gklc19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1gkl619c0gklc19c0fkl62ac37ef6agi619c0gklc19c0gklc19c0chj6jnnsjmnuvvv0*2,
  vvv0*4,5ce64cd6dij619c0gklc19c0gkla19c09fh68eg619c0gkl619c0gklc19c0ejk63bd56df6bhi619c0gklc19c0gklc19c0bhi66df63bd5ejk619c0gklc19c0gkl619c08eg69fh619c0gkla19c0gklc19c0dij64cd65ce6cij619c0gklc19c0gklc19c0agh67eg61ac1gkl619c0gklc19c0fkl62ac37ef6agi619c0gklc19c0gklc19c0chj6jnosjmnuvvv0*2,
  vvv0*2,uuu6vvv0agi4agh4hlm47eg0jmn97eg0jmn77eg0eik4dij47eg0jmn47eg0jmn97eg0ilm49fh4bhi4fkl47eg0jmn97eg0jmn97eg0fkl4bhi49fh4ilm47eg0jmn97eg0jmn47eg0dij4eik47eg0jmn77eg0jmn97eg0hlm4agh4agi4gkl47eg0jmn97eg0jmn87eg0ejk4chj48eg1imn47eg0jmn97eg0imn48fg2chj4fjk47eg0jmn87eg0jmn97eg0gkl4loolknolvvv0*2,
  vvv0*4,tuu7uuu5uuu4vvv0*12,vvv2ttt7uuu5vvv2vvv0*15,ttt9tuu8vvv1vvv0*12,vvv1ttt9uuu5uuu3vvv0*12,tuu7uuu6ttt9vvv0*2,
  vvv0*4,uvv2*2,vvv1vvv0*13,uuu2uvv1vvv0*16,vvv2*2,vvv0*14,uvv3uvv1vvv1vvv0*12,vvv1vvv2uuu2vvv0*2,
  vvv0stt5prrfrstdrst9rssbprrfrssauuu6vvv0*65,
  vvv0*2,vvv2vvv1uvv1*2,uvv2vvv1vvv0*66,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt3sss4stt6vvv1ttt3vvv0uvv1vvv0vvv1*2,stt6vvv0*62,
  vvv0qqr9jklgikkeijkgklljlmn8klmhjkldjllfkmmjikkgpqq6vvv0*52,vvv1sssbtttbqqqdpqqorrsgsstavvv1vvv0
  vvv0uuu5rsscsstbsss8sssdstt9sstasssc*2,sstbsttbrrrdsssbvvv0*51,vvv1vvv0*6,vvv1vvv0
  vvv0vvv1uuu1vvv1*3,uuv2vvv1*7,vvv0*60,
  vvv0*74,
  vvv0sss8ppqisst6ttt7vvv0*6,qrre*2,sssbuuu3vvv0*3,vvv1rrrdrsscttt5vvv0*2,uuu4rssbrssavvv0*3,ttt6rssdrrrfstt7vvv0*10,ttt9rrsfrssetuu3vvv0*2,rrsbrssbrrrftuu6vvv0qrresssavvv0*3,qrrgqrresssauuu3qrrdrsseuuu2vvv0*7,
  vvv0*74,
  vvv0*74,
  vvv0ttt9pqqirsscssscqrrfrrsbqrreqrrkvvv0*2,pqqoqqrgqqrerrsapqqepqqhvvv0uuu4pqqjqrrctuu4vvv0*2,uuu4pqqmopplopporrrdvvv0ttt7qrriqqrhrsscqrrcssscrssbrrrcvvv0*4,ttt7qqqirrsdpqqirrrettt7vvv0*3,pqqjsssattt5uvv2qqqksssevvv0*3,rrrappqgqrrcvvv0pqqapqqcopphqrr5vvv0*3,uuu5vvv1vvv0
  vvv0*64,uvv0*3,uuv0vvv0*6,
  vvv0*74,
  vvv0ttt8rssesttatuu7sttcttt7rsscrrsivvv0*2,rssbrrsbrrsd*2,qrrhvvv0*2,uvv3rrsfsss9uuu3vvv0*2,uuu6rsseqrrirsscuuu6vvv0tuu4ssscsssbstt9sttdsttbstt9vvv0*6,ttt9stt9qrrirssfuuu6vvv0*3,ssscsstatuu5vvv1rssbtttavvv0*3,vvv1rrs8rrsbvvv0qrr7*2,qrrbstt3vvv0*3,uvv4vvv1vvv0
  vvv0vvv1uuu3uuu1uuu4tuu2tuu3uuv2vvv3vvv0*2,uuu5vvv0uuu3uuu5tuu5vvv0*3,uuu4uuu3vvv1vvv0*2,vvv1uuu4*2,uuu3vvv1vvv0vvv1ttt7uuu3vvv2vvv3uuu2vvv1vvv0*6,tuu2uuu4*3,vvv1vvv0*3,ttu2uvv3vvv1vvv0uuu3vvv3vvv0*4,tuu4uuu3vvv0ttu2stt5stt6stt3vvv0*6,
  vvv0*74,
  vvv0vvv2vvv1uuv2uuu2uuu3uvv2uuu5vvv2vvv0*2,uuu7uuu3uuu5ttt5*2,uuu4vvv0*2,uuv2vvv0*2,vvv1vvv0vvv2ttt6ttu4uuu3vvv0*2,uuu2vvv1vvv0*2,uuu3vvv3uuu4uuu3vvv0*5,uuu3*2,tuu3uuu3vvv1vvv0*3,ttt3uuu3vvv1vvv0uuu4uvv3vvv0*4,ttu3uuu3vvv0tuu1uuu0tuu2uuu0vvv0*6,
  vvv0tuu7qqrhsst9tttarssbttt5qrrhuuu5vvv0*2,rrrgrsscrrsetuu5sssaqrrevvv0vvv1qrrgrssaoppjqrrhvvv0uuu4sssgrssbttt8vvv0*2,uuu5rrrgqrrhsssastt8ttt8sst9sttavvv0*5,rrrerssfrssbsstauuu5vvv0*3,rssbsttbuuu3vvv0sss9tttavvv0*4,qrrbrrrbvvv0qrr8pqqcoqqfqrr6vvv0*3,uuu5vvv1vvv0
  vvv0*74,
  vvv0*64,vvu0*4,vvv0*6,
  vvv0ttt9pqqirsscrssepqqfsst8pqqmttt7vvv0*2,pqqopqqipqqfrrsaqqqd*2,vvv0uuu4pqqjqrrctuu4vvv0*2,uuu4pqqmopplopporrrdvvv0ttt7qrriqqrhrsscqrrcssscrssbrrrcvvv0*5,qrrcrrseopplqrrjttt7vvv0*3,tuu8sssctuu3uvv2qqqksssevvv0*3,uvv3ssscstt8vvu0spmetpnasolcsnkcvut0vvv0*2,uuu5vvv1vvv0
  vvv0*64,vvu0*4,vvv0*6,
  vvv0*9,uuu4uuu6rssfsss8sssdrrscssscqrrfrssesss8rrresst9rrrfrsserrrhstt8rrrfrssestt8*2,rssdrssctttarssfrssaqrrdssscsttbsssbqrrdrrrcvvv0*34,
  vvv0*10,vvv1vvv0*9,vvv1vvv0*9,vvv2vvv0*43,
  vvv0*74,
  vvv0ttt9pqqirsscsssbqqrcsst8pqqmttt7vvv0*2,pqqoqqqgoppjrrsappqgoppkvvv0vvv2pqqjrrsbpqqfqqqivvv0tuu6pqqnpqqfsssbvvv0*2,ttt7qrriqqrhrsscqrrcsssbrssbrrrcvvv0*4,ttt7qqrirssbpqqirrrettt7vvv0*3,pqqhsssattt5vvv0rssfsssevvv0*3,uvv3ssscstt8vvu0tpmdtqn9sombsolbvut0vvv0*2,uuu4vvv1vvv0
  vvv0*4,vvv1vvv0*16,uuu3vvv0*22,vvv1vvv0*19,vts1*4,vuu0vvv0*5,
  vvv0*9,vvv2uvv3tuu6uuv3uuu4uuu2uuu3uuu4uuu5tuu6uuu2uuu4ttu8stt6uuu5uuu4uuu3uuu4uuu2uuu3uuu2uuu5uuu2uvv3vvv2ttu7ttu5uuu5uuu2ttt7uuu3tuu5uuu4uuu6ttt7ttt5uuu3uvv3ttt6ttu6uuu3*2,vvv1vvv0*22,
  vvv0*9,vvv3uuu4tuu7ttu8ttt9ttt6rssbtttatttbtuu9ttt8stt8ttu8ttt7ttu6ttt9tuu5stt9ttt7tttattu6stt8ttt6ttt9ttt8*2,tttasstdttt8uuu8ttt6ttt5*2,tuu6ttt7uuu5sst7uuu6ttt9tuu8tuu7sttauuv3vvv0*22,
  vvv0*74,
  vvv0uuu4tuu6uuu5*2,ttt7uuu5stt8tttavvv0*2,uuu5ttt8rss9stt6vvv1vvv0*2,vvv2ttt8uuu4uuv1vvv0*2,vvv1tttbsssasstbttt6vvv0uuu3tuu6uuu5uuu4ttt6tuu6uuu5ttt6vvv0*4,uuu3ttt9uuu4ttt9ttu5uuu3vvv0*3,stt9uuu4uvv2vvv0ttt9uuu5vvv0*3,tuu5stt7stt8vvv0rts3qts4rts3tuu1vvv0*6,
  vvv0uuu4rsscuuu5ttt6stt7ttt5*2,tttavvv0*2,stt6stt7vvv1stt6uvv1vvv0*2,vvv2sttbsss8uuv2vvv0*2,uvv3sstasssassscttu7vvv0uuu3sstbssscttt7ttu6tuu6ttu6tuu6vvv0*4,uuu3stt9stt8sss9ttt9uuu4vvv0*3,sst8ttu6uuu2vvv1sttbtuu8vvv0*3,ttt6sssasst9vvv0psq6orpanqoatut1vvv0*3,uuu4vvv0*2,
  vvv0*11,vvv1vvv0*18,vvv1*2,vvv0*42,
  vvv0*9,uuu5tuu7sssessscrssc*2,sssdrrsarssdqrrerssdsst9rsserrrhrssisssasstbsssarrscssscsttbrrsdsstcssscsssarrsfttt7vvv0*38,
  vvv0*74,
  vvv0*5,vvv1vvv0vvv1*2,vvv0*2,vvv2vvv1vvv0vvv1vvv0*4,vvv1vvv0*5,vvv2uvv1vvv0*7,uvv0vvv1*2,uvv0vvv0*17,vvv1*2,vvv0*7,vuu0*5,vvv0*5,
  vvv0ttt8qqqisssasssbqqrjrssarrreqrrkvvv0*2,qqqmqrre*2,rss9pqqdqqrgvvv0uuu3qrriqrrctuu4vvv0*2,uuu4qrrkpqqkpqqnrssdvvv0ttu7qrriqqrhrssb*2,sttasssasssbvvv0*7,tuu8sssctuu3vvv0*3,tuu8sssctuu3uvv2qrrjsstdvvv0*3,qrrboppfqrrcvvv0top9smmftoodsnnctpp9vvv0*2,uuu5vvv1vvv0
  vvv0*74,
  vvv0*9,uuu5ttt7qrrksssarrrdssscrrsesss9rssdsssarrsgqqrgstt9sssarssbrsserssarrrgsttarssdsttbrrrerss8rrsdstt8rssdqrriqrrdsttbrssdrrsgsss9rrrcsssdrrrdvvv0*30,
  vvv0*74,
  vvv0*74,
  vvv0ttt9pqqisssarrsdpqqfsst8pqqmttt7vvv0*2,qrriqrrdqrrfpqqjoppnvvv0*2,uuu4pqqjqrrctuu4vvv0*2,uuu4pqqmopplopporrrdvvv0ttt7qrriqqrhrsscqrrcssscrssbrrrcvvv0*5,ttt6qrrfpqqissscttt4vvv0*3,tuu8sssctuu3uvv2qqqksssevvv0*3,uvv3ssscstt8vvu0spmetpnasolcsnkcvut0vvv0*2,uuu5vvv1vvv0
  vvv0*64,vut0*4,vvu0vvv0*5,
  vvv0*9,uvv3uuu5sssbttt8sttattu5ttt8sssattt8stt9*2,ttt9stt7ttt6ttt8*3,sttbrssdstt6ttt8*3,sssasss9vvv1vvv0*39,
  vvv0*9,vvv1vvv2vvv3uvv3uuu4uuu3vvv3uuu4vvv2uuu3*2,vvv2uvv2*2,vvv2uuu3uvv2uuu2*2,uuu3vvv3uvv3uvv2uuu3*2,vvv1vvv0*39,
  uuu1uvv0*72,uuu1
  vvv0stt8ppqoqrrfopphrrrbqqqfoppistt8vvv0*33,rss8oppirrrcppqhrrsettt4vvv0*2,sss8opphqrrgttt6vvv0*6,sss9ppqerrrbvvv0*11,
  vvv0*74,
  vvv0*74,
  vvv0sss9qqrlqrrgopplrrscpqqkttt4vvv0*33,rrsapqqfpqqhpqqippqfqrrgttt7vvv0pqqgpqqjnoomqrrettt7vvv0*4,stt7qrrdoppippqhqrrevvv0*11,
  vvv0*74,
  vvv0*74,
  vvv0*32,uuu4vvv0stt7sstarssassscsstarssbvvv0ttu7vvv0*32,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uuu0*74,
  vvv0*74,
  vvv0ttt2stt4vvv0vvv1stt5tuu4vvv0uuu1vvv1uuu3vvv0*4,uuu1vvv0*58,
  vvv0qqraklmjijkjjkkjikkgikkomnoehjjehjjfjkljhijhikkijlldikkhopp6vvv0*58,
  vvv0uuu4stt9sttbstt9sttasssb*2,sss9ttt7ttt8*2,sttasssdtuu7rsscuuu4rssdttt9ttu8stt8tuu6sssattt9vvv0*47,vvv2vvv1vvv0
  vvv0vvv1uuu3uuu4*3,ttu5vvv4uuu3uuu2uuv2uvv3uuu3uuu4*2,uvv3uuv2uuu4*2,uuu2uuu4vvv2uuu3uuu4vvv0*50,
  vvv1vvv0*72,vvv1
  stt5stt2ttt3stt4ttu2ttt2stt3ttt3stt4*3,ttt4stt3ttu1sss5ttt1stt2ttt3sss4stt4ttt4stt3ttt1ttt3stt4tuu1stt3stt4tuu3ttt2stt3ttt2tuu1stt4ttu3stt3stt4ttt2*3,sss5stt2stt5stt4ttt2ttt3tuu2uuu0*27,
  qrrdqrrf*2,qrrdqrrasss6qrrdqrrgpqqcrrraqqrdpqqgrssbrss8qrrerss7qrrarssa*2,qrrdrssaqqrdqrr6pqqcrrrcrss8rrsaqrreqrrcqrrarrscqrrarss7pqqcqrrbqrrc*2,rssapqrgrss6qrreqqresss9pqqestt9pqqeqrrauvv0*27,
referrals 1184x1152
~ WwRR k9wt jQI4 rk_K O_8- V-bG 9s_7 AGLN rk_K ZJR7 BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX NAhP tKI3
~ PEmA qBvW ZV_c qJuD GMMK FxP8 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 FxP8 sYDX Hkhe vfWw qrJp W6gI
~ 9lBR FxP8 sYDX E887 klPE qrJp W6gI aoFi FxP8 sYDX RypJ y_9b qrJp W6gI UPEa FxP8 sYDX H0Ae y_9b qrJp
~ W6gI XCoP FxP8 sYDX VpyY y_9b qrJp W6gI G7JY FxP8 sYDX B8lU y_9b qrJp W6gI 2mH- cE8S zlEf y_r9 y_9b
~ Rl-q fWqd 8Xgx qrJp sVWv PB9r GMMK rk_K cE8S JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 a7wQ
~ _-_M aa9y 9Qa- w09V FH_s IQvp ayGU 92Tw Xhqh ajy_ nsY4 3ZJe mX15 Gu2j IZXe z18H 4DYo TuRi oaGu oyjA
~ uZ-x EbgF -ddN 9VoJ rk_K J8WK WD6Z rk_K cE8S 1i7a Rl-q AD4T tSZh tUTa x9Ub gJop hlGu L1Qw OtRu pSXW
~ tFti dhzm pwNx uG2T _lMc -Pfa 3CId D4Pd cqVE D4Pd Ld5u auGP 4_hn AfPu -nef eYPa SoLj gJop rvD4 QrT8
~ Ipq5 Wv7K 7Wt- nzhd dF_k wbyI -Fgj sLvg y2Oe dlzG dlzG jSA9 CvWY pusW splK 6x83 DlQW -Fgj 0CLd zfq8
~ i1YA toNn fn3n gJop rvD4 QrT8 Ipq5 KIbI E-GT ME4x wbyI -Fgj sLvg Qph5 I3vV I3vV jSA9 c8ha fbDD bJud
~ 6x83 DlQW -Fgj 0CLd zfq8 J0-9 toNn fn3n gJop rvD4 QrT8 Ipq5 dZwX IoH8 wbyI -Fgj sLvg jSA9 -Fgj Tgrb
~ -Fgj Tgrb jSA9 6x83 DlQW 6x83 DlQW GVZ_ 6x83 DlQW -Fgj jjWi zfq8 Ppc4 toNn fn3n gJop rvD4 QrT8 Ipq5
~ wqST YLWb wbyI -Fgj sLvg jSA9 -Fgj Tgrb -Fgj Tgrb -Fgj Tgrb 6x83 DlQW 6x83 DlQW e9R_ 6x83 DlQW -Fgj
~ kh96 zfq8 yniN toNn fn3n gJop rvD4 QrT8 Ipq5 7lca N-KT xcfD -Fgj i0Ok i5rS rUAH rUAH jSA9 8Uy_ rAxp
~ bJud 6x83 DlQW -Fgj 0CLd zfq8 lJAh toNn fn3n gJop pE9o QrT8 Ipq5 Jw1E hi2O nzhd B4w_ Lple jPkF 0WYk
~ 063N McKm McKm fiBQ bzLn 5rl2 VpBS HYrd jPkF 0CLd IJ0g MtZM toNn fn3n WUq5 gJop tdOo jC7v GGu5 lqbb
~ lqbb hCpx yVlm gJop YKYt ZPrm B03y 6VCG 6VCG jW74 FgGu 1XKc ReKo 2IHz CWyU NKO9 fUKQ pQEM F6sY lMb1
~ iR5h
  rrsarss9rrrbuuu0uvv0*70,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  tuu3*2,stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  kll8opp5opq5lnn6qrr2qqr4qqr3noo5pqq6uuu1uvv0*64,
  fhhdgiidhijcgiiefhichjkbkmm9dfgfgiifsss4uvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerss6uvv0*53,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,4bd3
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0stt4pqqcnopbpqqcsss5uvv0nophmoohoppgnopksss4uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*11,tuu0stt0*5,uuu0uvv0*56,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*11,uuu1vvv0*7,uuu0uvv0*6,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,pqqeqrrhqrrcrssbttt7ppqjpqqipqqlqrrduvv3vvv0uvv3ttt7rssersscstt6oppovvv3vvv1uuu1uvv0*6,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*12,uuu1vvv0*7,uuu0uvv0*7,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*5,uvv0*2,vvv0*6,uvv0*2,vvv0*7,uuu0vvv0*11,uuu2uuu0*15,uuu3uvv0*22,
  uuu4sss8qrrdrss9rrriuuu5vvv1*2,rss9rsscrssdrrsbrsshuuu5vvv1*2,rssfrrscrrrgtuu7noorvvv2*2,uvv3uuu5rrshrrsesss9stteqrrf*2,stt8ppqnuuu4vvv2tuu8uuu5*2,rrsistt8ssscrss9stt7sst9ttt8sss9rrrbvvv0*4,uuv6uvv0*22,
  vvv0*6,vvv1uvv1vvv0*6,vvv1uvv1vvv0*7,uuu1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*22,
  uuu0*23,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*22,
  vvv0*74,
  vvv0*74,
  vvv0oppbhijihjjhjklgjllgkllfklmhijkgklmejllfkllijklcjllgvvv0*44,qrraopperrscrrrbsst9sttcsttbttt9rssasttcssscstt9rssbsssctuu6vvv0
  vvv0*2,vvv1*5,stt3uvv1vvv0qqq6vvv1uvv1vvv1vvv0*45,vvv1*4,uvv3vvv1*5,vvv2uvv2vvv1vvv0*2,
  vvv0oqr3cij0*34,hmn6fmo0*10,mqr4mqq0*12,ors2stt0*11,uvv0vvv0
  vvv0tuu1oqq0*34,qrs2pss0*10,stt1stt0*12,tuu0uvv0*11,vvv0*2,
  vvv0nqq3prr4rrrdqrrettt9vvv0*13,oss2prs8qrrersscrrrgrsscsttcssscrrresss9rsscvvv0*7,rtt1stt6rrrerrrkrsscsstbrssdrrrbrsscsstcsss9vvv0*7,uuu0tuu4rrsfrrrbssscstt9rssdsstcrrseqrrerssb*2,vvv0*7,
  vvv0uuu0uuv1ttt5uuu4vvv0*14,uvv0uuu2ttt7vvv0*6,vvv1vvv0*9,vvv1ttt5uuu3vvv0*3,vvv1vvv0vvv1vvv0*9,vvv1sss9uuu2vvv0vvv2vvv0*4,vvv1vvv0*8,
  vvv0*3,qrr9sss9vvv0*15,uvv2pqqevvv0*17,rrrattt5vvv0*16,qrrestt6vvv0*15,
  vvv0*74,
  uvv0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0pqq7klmbopp8opp9mnngrrr3vvv0*58,vvv1vvv0*6,vvv1vvv0
  vvv0ttt5stt4qrr6mnocpqqbttu2vvv0*58,vvv1sssbtttbqrrcqqqnrrsgsstavvv1vvv0
  vvv0ttt6rssdrrscqrrcqrresstarsscrssfrsscsttdqrrg*2,sssb*2,sst9rrscssscrrrgsttbrrsfvvv0*53,
  vvv0*74,
  vvv0*27,sttbrssdvvv0*3,sstarssdvvv0*3,ttt8qqrfttt5vvv0*17,vvv1vvv0*3,vvv1rrrastt9vvv0*10,
  vvv0tuu5rssbrssduvv3vvv0*6,vvv2rssdsssdttt5vvv0*2,rssbqrrdvvv0*3,rrscqrrhrrrcrsscuuu5ttu7ttt7ttt8uuv3vvv0tuu6ttt9uuu2vvv0*2,ttt6rssdttt6ttu6vvv1vvv0*3,tuu6rrsgrssettt5uuu5rrrersscqrrdrsseuuu5vvv0uuu4rrrgrrsdstt7vvv0vvv2ttt6tuu6uuu3rrserrsfuvv2vvv0*6,
  vvv0*27,uuu3ttt5tuu5vvv1vvv0uuu3ttt6uuu1vvv0*2,ttt6ttt7uuu3vvv0*22,ttt6uuu4vvv0*10,
  vvv0uuu6ppqjttt7rsscrss9qrrhsss8ttt8*2,ttu6vvv0*54,uvu0*3,vvv0*6,
  vvv0uuu1uuu4uuu3uvv1vvv0uuu3vvv3uvv2uuu2vvv1uuu6qrrjqqrcuuu3vvv0*2,qqqjopppppqkqqqivvv0qrrhqrrgstt7vvv0*2,ssscppqjttt8vvv0*2,rrsfpqqittt9vvv0uuu7qqrkrrrdsssdvvv0*3,rrrdqqqjqqqgpqqlrrrfsssbvvv0ttt6rrreopplqrrjttu7sttapqqjrrrgrrrerrrivvv0uuv4sssdstt8uvu0nrpalpnelqncuvu0vvv0*2,uuu5vvv1vvv0
  vvv0uuu4sss9*2,vvv0*61,uvu0*3,vvv0*6,
  vvv0*2,uuu2ttt5vvv0*2,uuu4vvv0*67,
  vvv0stt6rsseuuu5pqqkpqqhrrsesssdsssbvvv2vvv0uuu5rrrhrrrbuuu2vvv0*2,qrrippqnpqqiqrrgvvv0rrrbsttaqrrevvv0*2,sssarssbrssduuu5vvv0sssarssbrsseuuu3uuu6qrrjrsscsttcvvv0*3,uuu2sssdrss9qrrissscttt6vvv0ttt6ttt8qqrhrrrhuuu6vvv0rrsfrssessscrssgvvv0uvv3sstbttt7uvv0orq8nrpbnrp9uvu0vvv0*2,uuu4vvv1vvv0
  vvv0tuu4rssdsss9rssauuu6vvv0*6,vvv1*2,vvv0*3,vvv1vvv2vvv1vvv2vvv0uvv1uuu3uuu1vvv0*3,uuu4uuu1vvv0*2,vvv1uuu4uuu1vvv0*2,vvv1uvv1vvv1vvv0*4,uuu1uuu3vvv1*3,vvv0*2,vvv3uuu1vvv2vvv0*2,uuu1vvv1uuv1vvv2vvv0*2,vvv1*2,vvv0sut2rts3*2,vvv0*6,
  vvv0*74,
  vvv0uvv3ttt5*2,uuu2uuu4uuu3vvv0vvv1vvv0*2,vvv2uuu5uuu2vvv1vvv0*2,uuu7sttattt8ttu5vvv0tuu7vvv2ttt7vvv0*3,uvv2*2,vvv0*2,vvv1uvv2*2,vvv0uvv2uuu5uuu3uuu4vvv0*7,vvv1vvv0*5,vvv1vvv0vvv1uuu3vvv2uuu5tuu6vvv0*2,vvv1vvv0*2,ttt3tuu1tuu0uuu1vvv0*5,
  vvv0ttt8ttt6ttt9qrrgqrrhsss9sssasttbvvv0*2,uuu3sssdrrsauvv2vvv0*2,rsscrssfrsscssscvvv0rssfsttbrsscvvv0*2,ttu8ttt7rssbvvv0*2,ttu9ttt7rssavvv0uvv4rssfsssattt8vvv0*6,uuu5sttauuu4vvv0*3,uuu7sstauuu2ttt8rrrfsssbstt9sttcvvv0vvv3sttbttt7vvv0qrr9pqqdpqqbstt3vvv0*2,uuu5vvv1vvv0
  vvv0*74,
  vvv0*65,uvv0*4,vvv0*5,
  vvv0ttt7nooopqqhqrre*2,pqqhqrrdqrrfrrsgttt8uuu6qrrjqqrcuuu3vvv0*2,qqqjopppppqkqqqivvv0qqqmsssdpqqjvvv0*2,ttt9sst9qrrdvvv0*2,tttasss9qrrcvvv0uvv3rssdsssbttt7vvv0*6,uuu5sssbtuu4vvv0*3,ttu8rsscuuu2vvv0qrrhqqqlqrrisssfvvv0uuv4sssdstt8vvv0pqqcoppgoppbpqqbrss6vvv0uuu5vvv1vvv0
  vvv0*74,
  vvv0*74,
  vvv0ttt7nooorrreqrreqrrcpqqhqrrdsssbrrrfttt8uuu3pqqjrss9pqqeqrrivvv0pqqlopphqrrfvvv0*2,qrrgsssattt5vvv0*2,rssc*2,stt8vvv0*2,rssd*2,stt7vvv0uuu7qqrkrrrdsssdvvv0*3,uuu2ppqlqrreqrrfrrsfsssavvv0ttu4rrrfppqlqrrjttu7vvv0qqrhrrrgrrsdrrrivvv0uuv4sssdstt8uvv0orp9mqocmqobuvu0vvv0*2,uuu5vvv1vvv0
  vvv0*14,uuu3vvv0*30,vvv1vvv0*5,vvv1vvv0*13,tut1sut1*2,vvv0*6,
  vvv0*74,
  vvv0uuu5pqqjrrrbqrrbrssbrrrerssauuu4vvv0*2,uvv3ttt7tuu4vvv1vvv0*2,ttt9sttdtttauuu4vvv0ttt7tuu4stt8vvv0*2,tuu5tuu4ttt8vvv1vvv0tuu6tuu4ttt8vvv1uuu3ttt8uuu5uuu6vvv0*4,tuu7ttt5ttt6*2,uuu5vvv0*2,uuu6sstattt8uuu3vvv0tttattt7uuu3uuu7vvv0*2,ttt6uuu5vvv0rts3*3,uvv0vvv0*5,
  vvv0uuu5rssatttarssasssdssscttt7ssscsst9vvv1uvv3sttbsss8vvv2vvv0*2,sss8sttcsssauuu4vvv0ttt9uuu6sss9vvv0*2,ttu6ttt7stt7vvv1vvv0ttu6ttt8stt7vvv0vvv4sstcstt8tuu7vvv0*4,tuu5ttt7ttt8*2,uuu5vvv0*2,uuu4sssbsttbuuu4vvv0sssbttt8ttt7stt9vvv0*2,uuu4tuu8uvv0qsr7nrpbnrp9uvu0vvv0*2,uuu4vvv0*2,
  uuu1uvv0*5,uuu0uuu1uvv0*65,uuu1
  vvv0tuu3stt9uuu3tuu3uuu2ttt5tuu5uuu2vvv0*34,ttt7sstattt6*2,uuu4uuu3vvv0ttt7tuu6sss9ttt8uuu3vvv0*19,
  vvv0uuv4sssfrsscqqqesss8stt9rrrcttu6vvv0*34,sss8sssasss8*2,sss9tuu4vvv0sst8sst9rssasssbuuu3vvv0*19,
  vvv0*74,
  vvv0sst8rrshpqqhrrrfqrrerrrdvvv0*35,ttt8rrrapqqfqrrerrscrssbsssattt6pqqirsscpqqhqqrhttu6vvv0*19,
  vvv0*2,uuu4vvv1*4,vvv0*36,uuu3vvv1uuu3uuu1vvv1vvv0*2,vvv1uuu3uuu1vvv2vvv0*20,
  vvv0*74,
  vvv0*32,vvv1vvv0vvv2uuu4uvv2uuu4uuu5uuu4vvv0vvv3vvv0*32,
  vvv0*32,uvv3vvv0uuu2ttu7uuu5tuu7stt8uuu5vvv0uuu5vvv0*32,
  vvv0*74,
  uuu0uvv0*7,uuu0*3,uvv0*3,uuu0uvv0*3,uuu0uvv0uuu0uvv0*6,uuu0uvv0*2,uuu0uvv0*2,uuu0uvv0*6,uuu0uvv0uuu0*2,uvv0*29,uuu0
  pqrepqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrbpqqepqqgqrrcrss8pqqfqrr7qrrbrssaqrrbpqqdrrsbpqqdqrr6pqqdqrrdrss8qrrbpqreqrrcqqraqrrcqrrarss7pqqdqrrcqqrcqqrdrssapqqfrss7pqqfpqqdqrrcpqqerssapqqerrrauvv0*27,
performance 1184x2315
~ WwRR k9wt KfXN rk_K O_8- V-bG 9s_7 AGLN rk_K Lh_p BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX NAhP tKI3
~ D7lK nyWk ZV_c a7wQ CGVF xG7K 9eLy eS8q LLym th2W l0Qu KcgK cEKy ddXO RSqC th2W x0PQ JuAl -t12 ddXO
~ 5Zeu th2W 0L44 D010 WnvO ddXO -qAf qJuD GMMK FxP8 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 FxP8 sYDX
~ Hkhe vfWw qrJp W6gI 9lBR FxP8 sYDX iL3Q y_9b qrJp W6gI ZoN1 FxP8 sYDX RypJ y_9b qrJp W6gI UPEa FxP8
~ sYDX H0Ae y_9b qrJp W6gI XCoP GMMK rk_K cE8S JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 ZV_c
~ l1Eh tezA 1sdw dBeV -iry rAIg CYIB aR_0 P9pF tezA p7RG dBeV CS3j rAIg rv2K tezA eS2h dBeV soEp rAIg
~ SOVm QDYp P9pF tezA pYT4 dBeV jyIy xczU -EM7 tezA Ik1D dBeV EZCv xczU rAIg -i72 tkYM P9pF tezA W0Wz
~ dBeV 1yV- xczU rAIg V24c OFL0 P9pF a7wQ CGVF _eNq eRi2 sYDX nUof xO-B qrJp W6gI AaK9 1oKF gtMy hfXk
~ 8LCo Gq0E ofhJ QKyd -zHg ABTo D0Mt 0N0w Yno8 0shL D8P7 0shL xobi 0shL UCOn 0shL DSUf 0shL Xnz2 0shL
~ S_Du MyM9 Tax6 Tax6 Tax6 Tax6 Tax6 5-0e WVqH x1xy WVqH mwvE -nPp PtkC ZGIi JTQl M7pm xQd5 08b6 TwHP
~ TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP
~ TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP oN_S GCBz goi6 wOTp _Hco li5d HEto xt-9 hA14 Puw7 PIos
~ b8es ZV_c a7wQ 35pn _LFp c-rH RIXA 87FG ruvT vq8c 0TDN cqbH G3z- V-bG Tnt9 QgHE 87FG ruvT vq8c 0TDN
~ Z0T- qJnl V-bG Tnt9 XUaQ 87FG ruvT vq8c 0TDN Pk04 c9S7 V-bG Tnt9 1K2X 87FG ruvT vq8c 0TDN WYNp a7wQ
~ CGVF -xwM F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 Jtx_ u9UG is-j HUcz Lp_1 G0Ty S2aj QfYQ -c-W exLZ v7nH
~ ov7O yjqa DNp0 sIFm t9R_ qr0i 5U22 DNp0 IUmN RimD OXLu t-q0 jeJs OVcM CGVF Qce- F0BR sUeK 1Obe gs3p
~ seQK 04FO 8wy6 r_pn EJTY x9Ub gJop 9abx 9q05 NDAl PwB0 pFhY _oLY tfvH Mqg0 SoLj gJop EZ1A jeSb VUZP
~ 3axs ehKV I8-n tXgF ZrqT CIka I2Ay GdYP Ze9q QK9m gJop EZ1A jeSb QTQZ cr8l bqWT E-yA XjCz geMj CIka
~ t2kW GdYP Ze9q 0izH gJop tp3- jeSb uKsm DFwR x-Vz Yhno AwuO Cuow YM9r OBbj GdYP Ze9q gxBG WUq5 gJop
~ j6-X gSm- ZLcn 5u3K 9lEY Vmwb UCOn 6BP5 744O KdsN eANj ZV_c IhAK OVcM CGVF 4AHq F0BR sUeK 1Obe gs3p
~ seQK 04FO 8wy6 AVOx uqRI qBx9 x9Ub gJop MPHR ECGt C2-W YAD_ OCP9 SoLj gJop EZ1A gH3U v9UB G1a3 Ffs-
~ Tsgm TwnZ gJop EZ1A GaN7 qiDV Ipq5 Vctv Khg0 eM5N -TqG yiW5 gJop tp3- xmxB 1lCI Ipq5 tBCA STXa STXa
~ IGn- I58Y WUq5 gJop yEGc ZLcn wbkJ wbkJ KdsN a7wQ CGVF RjOt F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 IlvK
~ UCp9 Zu5Z Mg4u akSQ xbrD KCSX dJIN Zu5Z Mg4u j3l2 xbrD KCSX RqFS Zu5Z Mg4u yJti xbrD KCSX nZVX Zu5Z
~ Mg4u 8Veo xbrD KCSX b55Q Zu5Z Mg4u F9Jx xbrD KCSX KHsp Zu5Z EGii xbrD KCSX Ajzk iR5h
  qrrarrsarssarrsasst4uvv0*69,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  jkl9mno6pqq3jll6moo5pqr3opp5nop2pqr3pqq3*2,opq2pqq3uuu1uvv0*60,
  ikk9ikl9fhiblnn8lmm9fghflnnb*2,fhidfhhejllgijkafhiasss3uvv0*49,imn3ejk0*9,hlm3
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*53,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0stt4pqqcnopbpqqcsss5uvv0pqqdoppdpqqcpqqfstt3uvv0noognopioppgnopinophnopduvv0*50,
  uvv0*17,tuu0stt0*6,tuu0uvv0*49,
  uuu0*74,
  vvv0*74,
  vvv0*64,uvv2uvv0*7,vvv1vvv0
  vvv0ppqajkkkoppdmnoelmncmnob*2,lmnettt3vvv0*54,uuu4noogpqqfoppeqqrdoppgoppfstt6uvv6vvv0
  vvv0uuu3tuu4qrr6sss5rrr6noo8sss4rss5uuu2vvv0*54,uuu3uvv0*2,ttt4uvv0tuu2uuu1uvv0vvv4vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrsdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0uuu2uuu4uuu2vvv0*9,ttt5ttt6tuu5rss8uuu3rss7ttt6rss9stt8rss8rss7vvv0vvv1uuu4uvv2vvv1uuu3vvv0*14,uuu3ttt6ttt5sss8vvv1vvv0uuu5uvv4vvv1vvv0*3,ttt7ttt4ttt6ttt4sst8stt6sss7ttt3ttt6stt7rss8ttt7rss9ttt7rssarss9ttt3vvv0
  vvv0uuu5rssasssbuuu2vvv0*8,qrrbrrr9rss9pqqcsssarrr9rrscqrrcrrs9qrrasst9vvv0vvv2sssasttbsstcrssbuuu4vvv0*13,stt7qrrasstapqqcvvv2vvv0ttt9sssfsssbvvv0*3,sss7qrrcqqrcrrrbrrs8rssaqrrdrrrcttt5qrrdqrrbrrreqrrcrssaqrraqrrcuuu5vvv0
  vvv0qrs3gkl0*21,jmn3vvv0uuv2gkl0*17,lop2tuu0*4,vvv0*2,jmn3gkl0*16,mpp2tuu0*4,uvv0vvv0
  vvv0uuu6rssdqrrdsss9rsscrrrdttt7vvv0*18,rssc*2,rssassscqrrgrssbsssbsss9tttarsserssdrssbrsscvvv0*11,rsscttt9rsserrsasssbsssdrrrgrssctuu6vvv0*15,
  vvv0*2,vvv1*2,vvv0*29,uuv3vvv0*2,vvv1vvv0*37,
  vvv0*74,
  uuu0*37,uvv0uuu0*7,uvv0uuu0*7,uvv0*3,uuu0*8,uvv0uuu0tuu0*7,uuu0
  vvv1uuu1vvv0*8,vvv1vvv0vvv1vvv0vvv1vvv0*2,uvv1vvv1vvv0*5,uuu1vvv0*3,uvv1vvv1vvv0*4,vvv2vvv0*2,uuu1vvv0*4,vvv2vvv0*2,uuu1vvv0*4,vvv1vvv0vvv1uvv0*3,vvv1uuv0vvv0*6,uuu4uuu1uuu0tuu0uuu0uvv0uuu0tuu1uuu1tuu3
  uuu5sss9sssaopphrrrc*2,nopksss9rsscstt6sssarsscrssesssb*2,uuu4uvv3uvv1vvv0rrsdsssarssarrsbttt7pqqhsss8uuu5*2,vvv1*2,rssdrsscrssbstt7pqqmvvv3vvv1uvv3ttt5rsscssscttt4oppovvv2*2,uvv3uuu5rssbrssarrsdsssbuuu5vvv1uvv0*3,vvv1ssscstt6qrrhppqdsssfpqqgttt8tuu8uvv0rrrbqrr6mnojnoohpqqcmoocoppgtuu3
  uvv0vvv0*16,uvv0*2,vvv0*9,uvv0*2,vvv0*7,uuu0vvv0*7,uuu0vvv0*6,uvv0*5,vvv0*7,uuu1tuu1tuu0*7,tuu2
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*24,uvv0vvv0*24,uvv0vvv0*24,
  vvv0sssbqqrdrrserrrbrsscvvv0*18,uvv0vvv0sss9rsscsssaqrrdrssbrrrevvv0*17,uvv0vvv0sss9rsscsssbrssaqrrcvvv1vvv0*17,
  vvv0*24,uvv0vvv0*24,uvv0vvv0*24,
  vvv0pqq7mnnenopaoppavvv0*19,uvv0vvv0noo9fhikppq8vvv0*20,uvv0vvv0opp7mnndrrr6vvv0*20,
  vvv0stt1rss2rrr2stt1vvv0*19,uvv0vvv0ttt2tuu1*2,vvv0*20,uvv0vvv0uuu2ttt1*2,vvv0*20,
  vvv0tuu4psqesut8ssscsssdrsscrssbrssdsssd*2,sss8rssdqrressscqrrbrrrgttt5vvv0*6,uvv0vvv0stt9rrsdsss8sstcsssbrrrersscrsseqrrfrsscrrrcrssavvv0*11,uvv0vvv0uss5urrfttt8rssbrrrfsstbrrsfsssdssscsssaqrrfssscqrrersscrrresss9vvv0*7,
  vvv0*24,uvv0vvv0*24,uvv0vvv0*24,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  vvv0uuu5uuv2uuu2vvv1uuv3vvv0*18,uvv0vvv0uuu5uvv3vvv1vvv0*20,uvv0vvv0uuu3uuu2*2,vvv0*20,
  vvv0ttt8stt7rss9rssdsttbvvv2vvv0*17,uvv0vvv0ttu7sssbsttdttu3vvv0*19,uvv0vvv0ttt7rss9sssauuu2vvv0*19,
  vvv0rrr4rrr8qrr8tuu3qrr6qrr5pqq8sss5opp8noo9vvv0*13,uvv0vvv0sss3pqq6sss3opp5qrr6sss6uuu2pqq8qrr6pqq6ttt3rrs7qrr5vvv0*10,uvv0vvv0rrr4sss5*2,qrr7qrr6pqq8tuu3qrr7opp8vvv0*14,
  vvv0pqq5lmncklmdlmndikkdmnnanoocmnogkmmdjlldrssdppqettt6vvv0*10,uvv0vvv0pqq5oop7mnnfpqqaikkclmmcnoogklmbmnn8klmcopp9klmgoopbpqqepqqfvvv0*8,uvv0vvv0pqq5noo8noocmnn8ikkdjlleoopdklmckmmbrrrfpqqfttt5vvv0*11,
  vvv0uuu4uuu5*2,ttu8tuu7uuu4uuu3tuu4ttt6ttu7tuu6uvv3vvv0*11,uvv0vvv0vvv2rts9uvv4uuu4ttt5uuu4tuu6*2,uuu7ttt7uuu4uuu3*2,tuu5uuu3*2,uuu4tuu5uuu5uuu4vvv0*3,uvv0vvv0vvv2stt8uuu5uuv3ttt7*2,tuu4ttu7ttt8uuu2uuu3tuu5uuu3uuu4tuu6uuu3ttt7uuu5uuv3uuu5tuu5vvv2vvv0
  vvv0uuu7tuu4ttt7ttt8*2,uuu7sttatuu6ttu7ttt6ttu7vvv3vvv0*11,uvv0vvv0uuu3stt8tuu6*2,ttt6ttt8tuu7ttt8uuu6ttt8uuu7tttatuu5ttt9*2,tuu8stt8uuu6ttu8sssbvvv2vvv0*2,uvv0vvv0uuu3stt7tuu7uuu5ttt8tuu5uuu6ttt7ttu8uuu8ttt8ttt7ttt9tuuauuu8ttt5ttu7stt9ttt9stt7tttauuu3vvv0
  vvv0*24,uvv0vvv0sstbrrrbsssbvvv0*20,uvv0vvv0*24,
  vvv1vvv0*22,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*22,vvv1
  uuu0*24,uvv0uuu0*24,uvv0uuu0*24,
  vvv0*74,
  vvv0*60,uvv3tuu0*11,vvv2vvv0
  vvv0qrr6noo9pqq7rss4opp7rrs9vvv0*53,tuuauuu5tuu5uuu4tuu5stt6ttt6sss9ttt6stt7uuv3vvv1tuuavvv0
  vvv0sss6qqq5pqq9qrr7lmnamnngvvv0*53,tuuauuu5tuu8stt9ttt6uuu5qrr9sst9sst7sss7vvv2*2,tuuavvv0
  vvv0uuu0uuu1vvv0vvv1vvv0vvv1uuv2vvv1uuv0uvv1vvv1*2,vvv0*2,vvv1*2,vvv0vuu1vvv1*2,vvv0vvv1uuu2vvv0*2,vvv1vvv0*3,vvv1uuu2vvv0*2,vvv1*2,vvv0uuu2vvv0*22,uvv3tuu0*11,vvv2vvv0
  vvv0nqq3oqr8qrrerrrerssbrrsbtttauuu4lqr2stt7sssdrsscqrrerssdsstastt8usq2spn7sttbsssbrsscrssbtuuavvv0tuu5tttbqqqdrssdrrscstt9sssdsssarrrerssbrsscsss8sssevvv2vvv0*35,
  vvv0vvv1vvv2vvv0*71,
  vvv0uvv2uuu5vvv0*6,vvv1mpphvvv0*34,tuu4oqrdvvv0*10,stt6prrbvvv0*15,
  vvv0*9,qssauuu2rst8vvv0*5,qssavvv0*4,qrs9vvv0*6,qssavvv0*3,vvv1qss9vvv0*10,qsscstt5ttu5vvv0*9,qsscstt6tuu3vvv0*5,qssavvv0*3,tuu3ttu4vvv0*3,
  vvv0*2,uuu5vvv0*2,uuu2vvv0*3,qrsbvvv0qrsavvv0*5,oqrfrst7vvv0*2,qrsatuu4rss7vvv0*4,tuu4prrbstt6vvv0*2,prrbttu4rst7vvv0*5,uuu2vvv0*2,uvv1rss9vvv0prrcvvv0*5,uuu2vvv0*2,uuu2rst7vvv0prrcvvv0*4,stt6prrctuu2vvv0*2,prrcrstavvv0*3,
  vvv0*2,vvv1vvv0vvv1oqqdqssbvvv2rtt8uuv2vvv0*2,qrsbvvv0*3,rssauuu5prrcvvv2uuu2rst8vvv0ttu5stt6vvv0*3,qrscuvv4prrdvvv1tuu3stt7vvv0stt5*2,vvv0*3,tuu4oqqdstt8vvv1qssbvvv0*2,uuu2rst8vvv0*3,stt5oqrcstt7vvv1qsscvvv0*2,tuu3stt7vvv0*3,qrsduvv4prrdvvv0stt7tuu3tuu5uuu2vvv0*2,
  vvv0*4,prrevvv0stt5stt7prsevvv0*3,rtt7uuu3vvv0*2,prrgvvv0*2,prrcpqrfvvv0*3,stt6tuu4vvv0vvv1qrscvvv0vvv1qrsbprrevvv0*3,rst7tuu3vvv0*2,prrfvvv0rst8tuu5prrevvv0*3,rss8uuu2vvv0*2,prrevvv0rss8tuu5qrsdvvv0*3,qrsbvvv0*3,prrfvvv0tuu4rst9pqrevvv0*2,rttavvv0*2,
  vvv0*2,tuu6tuu4rss9vvv0*2,rss7stt5uvv3*4,prscvvv0uvv1qrsdvvv0*2,rss7stt5uvv2uuv3vvv0*2,qss8uuu2qrsbuuu3vvv0*2,qss8tuu3uvv3*4,qss9uuu1rst7stt6vvv0*2,prrbuvv1uvv3*2,vvv0*2,qrsauvv1rss8tuu4vvv0*2,pqrcvvv0uuv3uvv2*2,uuu4qssavvv0rst8tuu5vvv0*2,pqrbuvv1uvv3vvv1stt7vvv0*2,
  vvv0*3,prrdvvv1vvv0*8,stt9stt6qrsbvvv1vvv0*6,uvv3vvv2vvv0qrsaprrdvvv0*9,uvv4prrbprrevvv0*7,uvv3vvv2vvv0prraprrdvvv0*9,qrsduvv1prsdvvv0*6,uvv4vvv0stt8vvv0
  vvv0*3,uvv3vvv0*3,qst7rtt7vvv0*5,pqreqrscvvv0*8,vvv1uvv3vvv1uuu3vvv0*10,uuv4uvv4vvv0*8,vvv1uvv3vvv1uvv3vvv0*9,vvv1prreqrsavvv0*2,uvv1pss9tuu3vvv0*2,vvv2vvv0*2,
  vvv0*2,uuu5vvv1vvv0*2,qtt7vvv0rtt6uvv1vvv0*2,qtt7tuu2uuv1stt4vvv0qtt4rtt0*2,rtt4vvv0*5,vvv2vvv1vvv0*2,uvv1rtt4*2,vvv0*2,tuu2qst5uvv1vvv1*2,vvv0tqp8uuv1rtt4*2,vvv0*2,tuu2qst6uvv0uvv3vvv0*2,uqp8uuu1rtt4*2,vvv0*2,tuu2qst6vvv0stt4uvv1vvv0trp8qst7vvv0qst8vvv0*2,uuu3vvv0*2,
  vvv0*5,srq5trq2usr0vut1qtt8vvv0rtt6uvv1rtt7uvv1vvv0qst8usr2usr0*2,vuu1rtt4rtt1rtt0*6,rqq3rqp3usr0vuu1rtt4*2,tuu2vvv0qtt8vvv0*2,usr7rss6rqp9vvv0*2,rss5rrr5tuu2vvv0qtt8vvv0*2,urq8rss6sqp8vvv0*2,rss6rrr5tuu2vvv0qst8vvv0*2,trq8qss7usr6vvv0uvv1rss7vuu2vvv0tuu6vvv0
  vvv0*2,vvv1uts2usq4vvv0*3,vtt2sqp8qss8tuu3vvv0*2,qtt8qrq9usq5vvv0*3,vts3usr4vvv0*5,vts3usq4vvv0*3,vts3usr4vvv0*4,qst8stt4rrq7vvv0vvu1usr6usr4uts3vuu1usr4vuu1vvv0qtt8rss5srq6vvv0vuu2usr6usr4vts3vut1usr4vuu1vvv0rtt7rss5srr6vvv0vuu2usr5usr4qrq9ssr8stt5vvv0*2,
  vvv0*2,uuv3vuu1vvv0*6,usr1usr0*4,vuu0vvv0*6,usr0*5,vuu1vvv0*6,usr0*2,usr1usq4uuu1trp9vvv0*3,vuu1vvv0*4,uts2usq4uuu1trq9vvv0*3,vuu1vvv0*4,uts3usq4uuu1trq9vvv0*3,vuu1vvv0*2,uuv0usr7vvv0*2,
  vvv0*38,usr3vtt3vvv0*10,usr4vut3vvv0*10,usr4vuu2vvv0*8,vut4vvv0
  vvv0*2,uuu6vvv0uvv0*68,vvv0*2,
  vvv0*2,vvv1uuu5uuu3uuu4vvv0*12,vvv2tuu6tuu5vvv1vvv0*16,ttu7uuu5vvv0*14,uuu6uuu5tuu6vvv0*13,ttu8uuu5uuu4vvv0
  vvv0*3,uuu3*2,vvv1vvv0*12,vvv1uuu4uuu2vvv0*17,uuu5uuu4vvv0*14,vvv3uuu4uuu3vvv0*13,uuu5uuu2vvv2vvv0
  vvv0ttu7rrressscsssdsssestt9rrsdrsscsttasssarssfrssbsstcsssdrrrf*2,ssscvvv0*56,
  vvv0tuu5rssdrsscssscrssc*2,sss9rsscttt8sst8sttastt9sttbttt7tttbvvv0*58,
  vvv0*2,vvv1*3,uuu2*2,vvv1*3,uuu2uuu1vvv1vvv0vvv1*2,vvv0*58,
  vvv0stt5prrfrstdrst9rssbprrfrssauuu6vvv0*65,
  vvv0*2,vvv2vvv1uvv1*2,uvv2vvv1vvv0*66,
  vvv0*74,
  uvv0vvv0*72,uvv0
  uuu0uvv0*34,uuu0*4,uvv0*34,uuu0
  vvv0*36,uvv1*2,vvv0*36,
  vvv0stt3ttt2uuu1vvv1vvv0ttt5vvv0*29,uvv1*2,vvv0*25,vvv3uvv0*8,vvv2vvv0
  vvv0qqr9noobjkljjkkjijkgqrravvv0*29,uvv1*2,vvv0fhhllmnbhjjiijkgjklelnnfkmmgnoocjllglmmdhijflmnimnnepqq6vvv0*10,uvv7tuu6*2,mnnhoopinophpqqbnooittu5uvv7vvv0
  vvv0vvv3tuu6*2,uuu7uuu4tuu6vvv2uuu5uuu6uuu3uuu4*2,uuu3vvv2vvv0*21,uvv1*2,vvv0uuu2uuu1ttt2*3,uuu2qrr5stt5ttt2uuu1ttu2tuu2uuu1*2,vvv0*10,uuu5uvv0*3,uuu1uvv0*4,vvv4vvv0
  vvv0uuu4ttt9ttu7tttbttt7tttauuu5ttt6*3,ssscttt7stt7vvv2vvv0*21,uvv1*2,vvv0*36,
  vvv0*7,oqr2kno0*24,stt2vvv0*3,uvv1*2,vvv0*12,rss1uuu2vvv1vvv0*15,uuu3*2,ttt4uuu3uuu1vvv0
  vvv0stt8qqrerssfrrsbrssbvvv09fh619c0*24,kno6pqqcoppevvv0uvv1*2,vvv0*3,nrr2llk7ngc95ce0ejk2tuu1vvv0*2,vvv2lop3sst9qqriqqqirssbvvv0*13,rssapqqeqqrdsss9ttt5vvv0
  vvv0*7,qss2npq2mop5mop7npq0npq2mpp4npq0npq1npq2npp2nqq0oqq0*13,uuu1vvv0*3,uvv1*2,vvv0*2,iop45hj0fll7qmj6bhi12ac04ce2rtt3vvv0*3,ttu7rssbsstdttt8qrrdrssdssscrrrdrssfrsseqrrcssscrrsirssdstt7vvv0*8,
  vvv0*7,uuu4tuu6stt8ttt9sssbttt9tttattt8sssattt8sss9ttt8vvv0*17,uvv1*2,vvv0pss35hj0gno3vvv0*3,qrs33bd29fh5vvv0*26,
  vvv0tuu7rssbrssettt8vvv0*2,agh619c0*16,7ef5rss0*7,uuu0rssaqrrdvvv0uvv1*2,vvv0hmn5bjk4vvv1uuu2ttt3ttt6vvv0hlm619c0stt4vvv1ors2ttt6sss8uuu5vvv0*14,tuu6rrsasssasss9tuu5vvv0
  vvv0*2,vvv1*3,vvv0*2,imn3cij0*16,hlm3stt0*7,uvv0ttt3ttt6vvv0uvv1*2,vvv09fh68fg6vvv0ttt8qrranoogvvv0npq619c0oqr6vvv0qst1tuu5qrrauuu6vvv0vvv1vvv0vvv1vvv0*2,uuu2*2,vvv0vvv1vvv0*4,ttt4ttt6sss6stt8uuu1vvv0
  vvv0*7,tuu6ttt8rsscrssfrsscssscrssdsst9rsscsssbrrrbsttavvv0*17,uvv1*2,vvv0chj64bd4vvv1uuu4qrrisssbvvv0jmn619c0rst5vvv0*2,tuu6sst9tttbttt7ssscsttasst8stt9sttarssbsstesttarrsgrsscvvv0*9,
  vvv0vvv1vvv0vvv2vvv0*2,vvv1imn3cij0*10,jnn3stt0*13,uvv0vvv0uuu2vvv0uvv1*2,vvv0mpq519c0glm5vvv0*3,stt24ce37eg5vvv0*26,
  vvv0uuu3sssdsss9qrrerssctuu6agh619c0*10,bhi5rss0*13,uuu0tuu4opphvvv0uvv1*2,vvv0*2,chj519c09fh2hlm0ejk13bd1*2,qrs3vvv0vvv2smj3rssappqgrrsfpqqfoppnpqqivvv1vvv0*11,qrrbpqqgrrrdsss5vvv0
  vvv0*7,vvv2tuu6sssdttt6ttt8*2,sss9stt8ttt9sttattt7vvv0*18,uvv1*2,vvv0*3,imn35ce119c02ac0agi2qss2vvv0*4,vvv2ttt9uuu4uuu3uuu5tuu6ttt8tuu5uuu8ttt7uuu4uuu5uuu3vvv1vvv0*9,
  vvv0*7,rss4prr1prr2oqq5pqr2*2,pqr3*2,rss4tuu3ttt4uvv0*14,vvv0*4,uvv1*2,vvv0*5,uuu0vvv0*7,uuu4*2,uuu6ttt6ttu6ttt7ttt8ttt7tuu7ttt7uuu5sttatttatuu4vvv0*9,
  vvv0ttu5rsserssdsssasss8vvv09fh619c0*7,agh5rss0*16,uuu0uuu2ppqevvv0uvv1*2,vvv0*36,
  vvv0*7,npq2imn0*7,npq2tuu0*16,vvv0*4,uvv1*2,vvv0*36,
  vvv1vvv0*35,uvv0*2,vvv0*36,
  uvv0*74,
  vvv0*74,
  vvv0*63,vvv2uvv0*8,vvv1vvv0
  vvv0qrr8pqq7oppaoppdmnn8oppbnooeopp9qrr7mnnepqqbqrr7opp9lnnepqq4vvv0*47,uvv6uvv3*2,pqqbrrsaqqrbsss8pqqetuu4uvv6vvv0
  vvv0ttt2pqq6qqr9pqq9rrs6sss7pqqappq8sst7ppq8opparrr6pqq7ppq8stt3vvv0*47,uvv6uuv2*2,sss5sss9ttt5ttt3ttt4vvv0uvv6vvv0
  vvv0*64,uvv0*8,vvv0*2,
  vvv0uuu3ttu6ttt5vvv0*9,tttbttt9uvv1vvv0*3,uvv2sst8ttt8stt7stt9vvv0*3,uvv3sttasstbttt7vvv0*4,uuu3ttt8tuu5stt8ttt7uuu7vvv0*4,sstatuu5stt7stt8vvv0ttt7stt9ttt7stt7ttt9ttu7ttt6ttt8vvv0*11,uuu4sstattt8uuu2vvv0
  vvv0vvv1uuu5uuu2vvv0*9,uuv3uuu5vvv1vvv0*3,vvv1tuu6tuu5uuu4uuu5vvv0*4,uuu4uuu5uuu3vvv0*4,vvv1uuu4*2,ttt6uuu5uvv4vvv0*4,uuu5uuu3uuu6tuu4vvv0uuu4ttt7uuu5uuu4*3,uuu6uuu4vvv0*11,vvv2tuu5tuu6vvv1vvv0
  vvv0*74,
  vvv0sss9oppooppknoomrssbvvv0*7,qrreqqqjtuu6vvv0*6,ttt7qqqfvvv0*5,uuu4rrsdvvv0*8,sss9stt8vvv0*7,qrrfvvv0mop3gkl0*6,glm0tuu1vvv0stt8qrrcqrrkvvv0*5,uuu3rssdqrrdqrrgttt9vvv0
  vvv0*74,
  vvv0vvv3ttu7sttattt7vvv0*8,uuu3uuu6vvv2vvv0*7,ttu5vvv0*5,vvv1uuu4vvv0*8,uuu2uuu3vvv0*7,tuu6vvv0tuu0stt0*6,vvv0*3,uuu3tuu5ttu9vvv0*6,uuu5*2,uuu2*2,vvv0
  vvv0tuu4rrrdqrrhrrs9vvv1vvv0*7,sst9sssbuuu3vvv0*7,sss9vvv0*5,vvv1stt8vvv0*8,uuu4*2,vvv0*7,rssbvvv0oqr2kno0*5,lop1uuu0*2,vvv0ttt7sssbsstbvvv0*5,uvv1stt8rssbstt9uuu3vvv0
  vvv0*74,
  vvv0rssbpqqloopisst7vvv0*8,uuu3qrrhtuu6vvv0*7,pqqhvvv0*5,uuu3rrrdvvv0*8,ttt5stt8vvv0*7,sss9vvv0mop3gkl0*5,qss2tuu0*2,vvv0stt7rrreqrrjvvv0*5,uuu2rrrdpqqjrssbttt6vvv0
  vvv0*69,vvv1vvv0*4,
  uuu1uvv0*72,uuu1
  vvv0sss9pqqmpqqfopphuuu3vvv0*7,pqqhoppmttt6vvv0*6,sst8pqqfvvv0*5,qrrdqqrgvvv0*8,rss8rssbvvv0*7,qqqevvv0*11,sss9pqqcqqqjvvv0*5,qrraqrrenookqrrfsss8vvv0
  vvv0*74,
  vvv0ttu5rrsjrssfqqrftttarssgtttbvvv0*66,
  vvv0*74,
  uvv0*74,
  uvv0*49,uuu0uvv0*24,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0ttt1*2,vvv0*35,uuu3uvv0*7,uvv1vvv2vvv1uvv1vvv0ttu3*2,vvv0uuu2*2,vvv0*2,uuu1*2,vvv1vvv0*2,uuu5uvv0*8,vvv4vvv0
  vvv0stt6lmnhijkflmn9vvv0*33,uvv3sst8rrr9mnohoppgpqqenopfnoplvvv0uvv6vvv1uvv1vvv0mnngijkmikkfkllgmnnfikkehjjhfhhghijguuv3vvv0*2,uvv7tuu6*2,mnnhnoojnophpqqbnooittu5uvv7vvv0
  vvv0*38,uuu3uvv0*7,uvv1vvv0vvv1uvv1vvv0*13,vvv3uvv0*8,vvv2vvv0
  vvv0stt8qrrerrrerssasssbsss9sssbrrsdrsscrrscttt8rrsfrssarssdrrrgrrsjrsscqrrerrrgrssevvv0*27,vvv1uvv1vvv0sss9rssdrrsdrrsgrrrbssscrrreqrrfsssbrrshrsscvvv0*12,
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0ttt5stt8sttavvv2vvv0*15,vvv2stt9ttt8sssasst8sstbvvv0*2,ttt7rssettt9stt9sttbvvv2vvv0tuu8tttbttu6sssavvv0*2,uuu3rssbstt9stt7ttu8tttavvv0vvv1uvv1vvv0sss9sss8vvv0rst1mpp0*10,oqq1uuu3sssattt7ttt5rssdsttauuu5vvv0
  vvv0vvv1uuu3*2,vvv1vvv0*16,uuu3vvv3vvv2uuu3uuu4vvv0*2,vvv1uuu4uuu3uuu4*2,vvv0*2,vvv1uuu3vvv2uuu3vvv0*2,vvv1uuu3*2,uuv2uuu4uuu2vvv0vvv1uvv1vvv0ttt6ttt5vvv0rtt1mpp0*10,oqq1vvv1ttt9ttt5tuu6stt9ttt8uuu3vvv0
  vvv0*48,vvv1uvv1vvv0tuu2uuu4vvv0*2,tuu0*6,uvv0vvv0*5,uuu2uuu3vvv1uuu4vvv2vvv1vvv0
  vvv0stt8opphvvv1vvv0*20,ttt6oppivvv0*5,tuu3rrrbuuu5vvv0*3,qrrhqrrivvv0*4,sssbqqrgqrrgqrrcvvv0vvv1uvv1vvv0sss9qrrgvvv0oqr3ejk0*6,kno2ttt0*3,tuu0ttt5ssscqrrhsssbqqrirrsgtuu7vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*2,vvv3vvv0uuu4uuu2uuu3*2,uuu2vvv1uuu0*5,vvv0*10,uuu3vvv0*6,uuu2vvv0*4,uuu2vvv3vvv0*4,vvv1uvv2uuu2*2,vvv0vvv1uvv1vvv0qqrepqqgvvv0nqq3cij0*2,dij0rst2stt0*6,tuu0tuu3rrscqqqhqqrioppnqrrittt9vvv0
  vvv0*2,vvv2uuu3qqqirrsdrssastt7qrrbssscstt3opqfpqr9nopcqrr9vvv0*10,rrsevvv1vvv0*5,stt9uuu4vvv0*3,rssasssevvv0*4,ttt6qqrhsttbrrsdvvv1*2,uvv1vvv0*24,
  vvv0*48,vvv1uvv1vvv0ppqioppivvv0oqr3ejk0stt2ttt0*8,tuu0ttt4sssboppnrsscoppmqrrittt8vvv0
  vvv0*4,vvv3vvv2ttt7uuu2ttt5ttt4ttt5uuv2ttt1uuu0tuu1vvv0*10,uuu2vvv0*6,vvv1*2,vvv0*3,vvv1uuu4vvv0*5,uuu3uvv2uuu4vvv0vvv1uvv1vvv0*5,uuu0vvv0*11,vvv1vvv0vvv1vvv0*4,
  vvv0*4,uvv2tuu5qqqgttt7*2,ttu5rrrgttt5sss5pqqbrss5vvv0*10,ttu5vvv0*6,uvv2uuu4vvv0*3,tuu4sttcvvv0*5,rsscsss9rrsavvv0vvv1uvv1vvv0sttarrscvvv0rst1nqq1uuu0*9,uuv0uuu2uuu5ssscsttarssdsttauuu5vvv0
  uuu1uvv0*47,uuu1uvv1vvv0ttt7sss7vvv0rtt1nqq1uuu0*9,uuv0uuu1ttt6ttt9*2,stt9ttt8uuu3vvv0
  vvv0ttt6sttcvvv0*21,tuu5sssavvv0*17,sstasst9rssbqrrdvvv1*2,uvv1vvv0uuu1vvv2vvv0*2,tuu0uuu0vvv0*9,vvv1uuu2uuu3uvv2uuu2vvv1*2,vvv0
  vvv0vvv2uuu6vvv0*21,uuu2stt4vvv0*17,stt5ttt5ttt7ttt6vvv0vvv1uvv1vvv0rsscppqkrrraoqr3ejk0hlm2ttt0*8,tuu0uuu2rssgqrrcrssdrrrcrssbtuu7vvv0
  vvv0*48,vvv1uvv1vvv0*24,
  vvv0*48,uvv0uuu0vvv0*24,
  rss9sss6stt8rss8stt3stt4sss6stt7rss7sss7rss8sss9sss6ttt4rss8stt4rss5stt5rss7sss7stt7sss6sss3sss6sss7tuu3sss6rss8stt6stt4sss7sss5ttt3rrs7stt6rss6rss7stt4sss7stt4rss9sss6rss8*2,stt5rss7ttt4uvv0*27,
  rss9rssarssbrss9rss8ttt4rss8rrsbrrs8sss7qrr9rssastt8stt6rssasst4sss7sst8sss7rrsasss8rrsasst4rrrarss9sss7rss7rssarss8rrr9sss8rss6stt6rss8sss8rss9rss8stt7rrsbttt4rssarrsastt7rssattt7rrs9rss7uvv0*27,
rebates-none 1184x722
~ WwRR k9wt DkHl rk_K O_8- V-bG 9s_7 AGLN rk_K 6JQw BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX NAhP Uwer
~ D7lK qBvW ZV_c qJuD GMMK FxP8 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 FxP8 sYDX Hkhe vfWw qrJp W6gI
~ 9lBR FxP8 sYDX iL3Q y_9b qrJp W6gI ZoN1 FxP8 sYDX RypJ y_9b qrJp W6gI UPEa FxP8 sYDX H0Ae y_9b qrJp
~ W6gI XCoP FxP8 sYDX VpyY y_9b qrJp W6gI G7JY cE8S zlEf 466u y_9b Rl-q fWqd 8Xgx qrJp sVWv PB9r GMMK
~ rk_K cE8S JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 fVv8 y_1L T-NN QMI1 37kj 5omX jeJs hA14
~ X6h6 F7Gz XV68 iR5h
  qrrbrrsbrss6rssarss7uvv0*69,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  kll8opp5nop5pqq5qrr2moo6qrr1rrs2tuu1uvv0*65,
  fhhdgiidfhicfhhedfgbhjjfeghagijdqrr4uvv0*54,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerss6uvv0*53,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0sss6nooflmnfnoogrss7uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*6,stt0*5,uuu0uvv0*62,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv1uvv0*3,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,rrrerrscrssbstt7oppovvv3vvv1uvv3ttt5rsscssscttt4noorvvv2*2,uvv3tuu5rssbrssarrresssduuu5vvv1uvv0*3,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*8,uuu1vvv0*7,uuu1vvv0*6,uvv0*5,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*6,uvv0vvv0*11,uuu2uuu0*15,uuu3uvv0*38,
  uuu3rrrcrrretuu6opppuuu5vvv3uvv2uuu4qqrdrssbsss8sttbqrrdqrrfttt6pqqnuuu5vvv0tuu7tuu6uuu5qrrhttt8sstbrss9sss8stt9ttt7sss9rrsavvv0*4,uuu6uvv0*38,
  vvv0*7,uvv1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*38,
  uuu0*7,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*38,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*29,stt4tuu4uuu3tuu4uuu3vvv0tuu2vvv1vvv0sss5uuu3vvv0rrs6sss7vvv0*31,
  vvv0*29,oppchjkjijkhjklkjklmfhhmmnnejklfoppdijkhjlllmnncjklhjkkjjkkfoppcvvv0*29,
  vvv0*28,uuu6uuu5vvv2uuv2uuu4vvv1ttt2uuu4vvv1uuu3*2,vvv1uvv3vvv1*3,uvv2vvv2vvv0*28,
  vvv0*28,sttc*2,rssgsttbtttarssastt8rsscstt9sssauuu8tttasttarrsestt9rssbsttbttt9vvv0*28,
  vvv0*74,
  vvv0*74,
  uuu0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0oppbikkllmngkmmgikkijklnpqqajlldlmndklmilmmd*2,mnoalmmdppq6vvv0*58,
  vvv0ttu3uuu3sss5ttt4sst5sss6sss4sst3rrs3stt5sss4ttt4sst4ttt4*2,vvv0vvv2vvv0*4,vvv1*2,vvv0*47,uvv3vvv2vvv0
  vvv0uuu5rrscrssd*2,rsseqrrfrsserrrcsss9sssasssbrsserrrgsttbrssettt7rrrfrssesstbrrscttt8rrrdrsscvvv0*50,
  vvv0*74,
  uvv0*74,
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdqrr6pqqdqrrdrss8qrrbpqqfqrrcqqraqrrdqrrarss7pqqdqrrcqqrcpqrerssapqqfrss7pqqgpqqdqrrdpqqfrssapqqerrrauvv0*27,
  uvv0*74,
referrals-none 1184x606
~ WwRR k9wt d8h0 rk_K O_8- V-bG 9s_7 AGLN rk_K ZJR7 BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX NAhP tKI3
~ PEmA qBvW ZV_c qJuD GMMK FxP8 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 FxP8 sYDX Hkhe vfWw qrJp W6gI
~ 9lBR FxP8 sYDX E887 klPE qrJp W6gI aoFi FxP8 sYDX RypJ y_9b qrJp W6gI UPEa FxP8 sYDX H0Ae y_9b qrJp
~ W6gI XCoP FxP8 sYDX VpyY y_9b qrJp W6gI G7JY FxP8 sYDX B8lU y_9b qrJp W6gI 2mH- cE8S zlEf y_r9 y_9b
~ Rl-q fWqd 8Xgx qrJp sVWv PB9r GMMK rk_K cE8S JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 fVv8
~ y_1L T-NN QMI1 37kj 5omX iR5h
  rrsarss9rrrbsss8rrs9uuu1uvv0*68,
  uvv0*74,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*66,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*66,
  uvv0*74,
  kll8opp5opq5lnn6qrr2qqr4qqr3noo5pqq6uuu1uvv0*64,
  fhhdgiidhijcgiiefhichjkbkmm9dfgfgiifsss4uvv0*53,imn3ejk0*9,hlm3
  uvv0*9,uuu0uvv0*53,3bd53bd94ce87ega9fhe7dfd8fgi8fgd8fgj8egf19c0
  pqqgpqqeqqrdqqrcqqrdpqqdqrrbqrrcpqqerss6uvv0*53,5de52ac219c02ac14cd61ac12ac1*2,2ac2*2,3bd2
  uvv0*63,tuu0stt0*9,tuu0
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0stt4pqqcnopbpqqcsss5uvv0nophmoohoppgnopksss4uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uvv0*11,tuu0stt0*5,uuu0uvv0*56,
  uuu0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*11,uuu1vvv0*7,uuu0uvv0*6,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrrarssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,pqqeqrrhqrrcrssbttt7ppqjpqqipqqlqrrduvv3vvv0uvv3ttt7rssersscstt6oppovvv3vvv1uuu1uvv0*6,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0vvv0*12,uuu1vvv0*7,uuu0uvv0*7,vvv0*7,uuu2tuu1tuu0*7,ttu3
  uvv0vvv0*5,uvv0*2,vvv0*6,uvv0*2,vvv0*7,uuu0vvv0*11,uuu2uuu0*15,uuu3uvv0*22,
  uuu4sss8qrrdrss9rrriuuu5vvv1*2,rss9rsscrssdrrsbrsshuuu5vvv1*2,rssfrrscrrrgtuu7noorvvv2*2,uvv3uuu5rrshrrsesss9stteqrrf*2,stt8ppqnuuu4vvv2tuu8uuu5*2,rrsistt8ssscrss9stt7sst9ttt8sss9rrrbvvv0*4,uuv6uvv0*22,
  vvv0*6,vvv1uvv1vvv0*6,vvv1uvv1vvv0*7,uuu1vvv0*11,tuu5vvv0*7,vvv1vvv0*7,uuu5uvv0*22,
  uuu0*23,uvv0uuu0*11,uvv0tuu0*15,uuu0uvv0*22,
  vvv0*74,
  vvv0*24,fjk2chi0*4,kno3suu0*14,kno3chi0*4,fjk2vvv0*24,
  vvv0*23,sst618a0*4,5bd3ors1ptt0*6,tod0*2,ptt0*6,ors15bd318a0*4,sst6vvv0*23,
  vvv0*23,sst618a0*3,7de3nqr2ptt0*7,uob1*2,ptt0*7,nqr27de318a0*3,sst6vvv0*23,
  vvv0*23,stt55bd09fg1imn2pst0ptt0*7,qtt0rtu0*2,qtt0ptt0*7,pst0imn29fg15bd0stt5vvv0*23,
  vvv0*24,ptt0*10,suu0vvv0*4,suu0ptt0*10,vvv0*24,
  vvv0*24,ptt0*9,suu0vvv0*6,suu0ptt0*9,vvv0*24,
  vvv0*24,ptt0*9,uvv0vvv0*6,uvv0ptt0*9,vvv0*24,
  vvv0*24,uvv0tuv0*8,vvv0*8,tuv0*8,uvv0vvv0*24,
  vvv0*29,stt4tuu4uuu3tuu4uuu3vvv0tuu2vvv1vvv0sss5uuu3vvv0rrs6sss7vvv0*31,
  vvv0*29,oppchjkjijkhjklkjklmfhhmmnnejklfoppdijkhjlllmnncjklhjkkjjkkfoppcvvv0*29,
  vvv0*28,uuu6uuu5vvv2uuv2uuu4vvv1ttt2uuu4vvv1uuu3*2,vvv1uvv3vvv1*3,uvv2vvv2vvv0*28,
  vvv0*28,sttc*2,rssgsttbtttarssastt8rsscstt9sssauuu8tttasttarrsestt9rssbsttbttt9vvv0*28,
  vvv0*74,
  vvv0*74,
  tuu2uuu0*2,uuu1uuu0*4,uuu1*3,uuu0uuu1uuu0tuu2uuu0*2,uuu1ttt1uuu1*2,uuu0*3,uuu1uuu0uuu1*2,uuu0*2,uuu1uuu0*2,uuu1uuu0*2,uuu1uuu0*3,tuu3uuu0tuu3uuu1uuu0*30,
  pqqf*2,pqqhpqqfqrrbrrs8pqqepqqiopqdqrrbopqepqqiqrrcrrs9pqqfqrr8pqqcrrsbqrrbpqqeqrrcpqqfqqr7ppqfpqrdrss9qrrbpqqfqrrepqqcqrrdpqqbrss8opqeqrrdpqqe*2,qrrbpqqhrrs8pqqfppqfrrrbpqqgrssbopqgqrrbuvv0*27,
rebates-failed 1184x582
~ WwRR k9wt quWT rk_K O_8- V-bG 9s_7 AGLN rk_K 6JQw BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX NAhP Uwer
~ D7lK qBvW ZV_c qJuD GMMK FxP8 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 FxP8 sYDX Hkhe vfWw qrJp W6gI
~ 9lBR FxP8 sYDX iL3Q y_9b qrJp W6gI ZoN1 FxP8 sYDX RypJ y_9b qrJp W6gI UPEa FxP8 sYDX H0Ae y_9b qrJp
~ W6gI XCoP FxP8 sYDX VpyY y_9b qrJp W6gI G7JY cE8S zlEf 466u y_9b Rl-q fWqd 8Xgx qrJp sVWv PB9r GMMK
~ rk_K cE8S JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 fkE1 vuOh NwNS J5nc ecki wCGG jeJs hA14
~ X6h6 F7Gz XV68 iR5h
  qrrbrrsbrss6rrrcqrrauuu0uvv0*68,
  uvv0*74,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*66,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*66,
  uvv0*74,
  jkl9noo6mno7noo5opq3lmn7pqq2pqr3ttt1uvv0*65,
  giichjjcgijbgiidfhhbjklffhi9hjkcrrr4uvv0*54,hlm3chj0*9,fkl3
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*53,3bd54bda4ce88fgcaghf7egf9fhk9fhe9fhm8fgh19c0
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*53,6df52ac119c0*2,3bd419c0*5,4ce3
  uvv0*74,
  uvv0*74,
  stt4pqqdpqqbopqhpqqfuvv0sss6nooflmnfnoogrss7uvv0pqqdoppdpqqcpqqfstt3uvv0opqcpqqdpqqcpqqepqqdpqqauvv0*50,
  uuu0*6,stt0*5,tuu0uuu0*62,
  uvv0*74,
  vvv0*17,uvv1vvv0*10,uvv1vvv1vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv1uvv0*3,vvv1vvv0*7,uuu3tuu1tuu0*7,ttt3
  uuu5qrr9rssbopphqqrdqrrcnoolsss9rssdstt7rrsbrsscrssfsssbrsscuuu4uvv3uvv1vvv1qrresssarssarrsbttt8oppjrss9ttt5uuu5vvv1*2,rrrerrscrssbstt7oppovvv3vvv1uvv3ttt5rsscssscttt4noorvvv2*2,uvv3tuu5rssbrssarrresssduuu5vvv1uvv0*3,vvv1rrrdsst7qrrhppqesssgpqqgttt8tuu8uvv0qrrcpqq6mnnknoohopqcmnndoppituu3
  vvv0*17,uvv0vvv0*10,uvv0*2,vvv0*7,uuu1vvv0*7,uuu1vvv0*6,uvv0*5,vvv0*7,uuu1tuu1tuu0*7,tuu3
  vvv0*7,uvv0vvv0*11,uuu3uuu0*15,uuu3uvv0*38,
  uuu3rrrcrrretuu6opppuuu5vvv3uvv2uuu4qqrdrssbsss8sttbqrrdqrrfttt6pqqnuuu5vvv0tuu7tuu6uuu5qrrhttt8sstbrss9sss8stt9ttt7sss9rrsavvv0*4,uuu6uvv0*38,
  vvv0*7,uvv1vvv0*11,uuu5uvv0*3,uuv0uvv0uuv0uvv0uuu1uvv0*7,uuu5uvv0*38,
  uvv0*74,
  vtr0*74,
  vsr1rnjftpn7solcrmjhsombsomcrnkasold*2,solbrnkesolburo4vtr0*60,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tqn9tpn8spmatqnbtqnctqn9spmctpnctpmburp3vtr0*54,
  vtr0usq1usq0*4,usr2vtr0*4,vsr1usq2vtr0*61,
  usq6vsr0nmlgponcnmlgqpodusq6vtr0*67,
  vtr0usq1usq0*4,usr2vtr0*67,
  uuu0vut0*72,uuu0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0pqq8kmmgoppanooblmmemnnhrss8mnn9opp8noodmno9noo8opp7noo9qrr4vvv0*58,
  vvv0ttt5sss7pqq9rrr9qrr8pqqcqqq6qqq7opp8qrr9qrr8qrr9rss6qrr8sss3vvv0*55,uvv3vvv2vvv0
  vvv0tuu6rrrdrssfrssdrrsfqrrfrsserrrdsss9sssb*2,rsseqrristtbqrrgttt7qrrhrssesstbrrscttt8qrrerssdvvv0*50,
  vvv0*74,
  uvv0vvv0*72,uvv0
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdqrr6pqqdqrrdsss7qrrbpqqfrssbqqraqrrdqrrarss7pqqdqrrcqqrcpqrerssapqqfrss7pqqgpqqdqrrdpqqfrssapqqerrrauvv0*27,
  uvv0*25,uuu1uvv0*2,ttt3uvv0*45,
arithmetic 1184x198
~ WwRR k9wt p1s1 rk_K oeRU z0FM nQaC 643H PGUZ CNim xxD0 nQaC uX1v 643H chAU CNim kxRJ nQaC uX1v 643H
~ JTDp CNim E8kh nQaC V29G 643H LnRT CNim vsE- nQaC 6G8N 643H OuDc 7OR4 nQaC V29G SZ1t km4z CNim fIm8
~ D-0T nZvP 2XkX 7Cmj Ln1U oeRU z0FM nQaC 643H PGUZ CNim xxD0 nQaC V29G 643H LnRT CNim xxD0 nQaC 6G8N
~ 643H OuDc 7OR4 nQaC V29G 643H km4z CNim 60dN nQaC qvjD SZ1t MRTY CNim GLAA D-0T nZvP -Hk6 -jq4
  rssaqrrbqrrasss8uvv0*70,
  uvv0*12,uuu0uvv0*18,uuu0uvv0uuu0uvv0*5,uuu0uvv0uuu0uvv0*4,uuu0uvv0uuu2ttu0*7,tuu2uvv0*17,
  uuu4rss7ttt9rsscttta*2,rssdstt9ssscrssdvvv1uvv0uuu1uuu3rsscsssbrssettt7sstbsssdvvv1uvv0uuu0uuu4rssesssbrssgttt7sstasssbuuu5uvv1uvv0vvv1sst8stt8rsseuuu4vvv0vvv1uvv0uvv1tuu7sssdttt8stt8uvv1uvv0ttuattt8rsscrssbvvv0*4,tuuauvv0*17,
  uuu3rss9tuu6rssasss9uuu1vvv0*4,vvv1uuu0uuu1*2,sss5stt9vvv0*4,vvv1uuu0*2,vvv1stt5stt9vvv0*3,vvv1vvv0uvv1ttt1vvv1stt8stt7ttt8rrs9ttt4vvv1ttt5uvv1uuu5rrscuuu6vvv0uvv1ttt1ttubttt4uuu5rssbtuu6ttt7rrrdqrratuubuvv0*17,
  vvv1sss7stt6rrs8stt6uuu3vvv0*4,vvv1uvv0uuu1vvv1sst7stt9vvv0*4,vvv1uvv0uuu0vvv1sst5sss9vvv0*5,uvv1uvv0vvv1ttt7ttt6sss7rrs9tuu5vvv1uvv0uvv1ttt4ttt7ttt8vvv0uvv1uvv0ttuatuu4stt7qrr8sss6sst5sssasss9tuuauvv0*17,
  uuu0*11,uvv0*2,uuu0*8,uvv0*2,uuu0*9,uvv0uuu0*7,uvv0uuu0*6,uvv0uuu0stt0*7,tuu1uvv0*17,
  qqrbpqqgrss7pqqgrssarssd*2,qrraqrrguvv0qrrdqrrcqrrbpqqdqrrarssbqqreqrrdqrreqrrcqrrbqrraqrrepqqipqqfqqrerssbqrrerss9qrr9qrrepqrbqrreqrrcqrrgpqqeqrrbuuu1rsscqrraqrrcrrrcpqqfrss7uvv0*30,
  uvv1vvv0uvv1uuu2uvv2vvv1uuu3uuu2*2,uuu3vvv1uvv0uuu0vvv1vvv0*2,vvv1vvv0*2,uvv0*2,vvv1*2,vvv0vvv1vvv0uvv0*2,vvv1uuu1vvv0*3,uvv1uvv0tuu7tuu1tuu2tuu1*2,tuu0*2,ttu2tuu0*2,ttu9uvv0*28,
  uuv3sss7tuu8stt9tuu8ttt8sttattt7ttt9tttavvv1ttt0uuu2uvv2sss8sssattt9vvv0*2,uuu1tuu3vvv1sttctttasssbuvv2uuu0tuu0vvv1rssbsssbuuu4vvv0vvv1uuu0ttubuuu4sss9ttt9sstbstt7ssscsstbtttasssatuubuvv0*28,
  uuu4nophrrrcnoojppqgttt5vvv0*4,vvv1uvv0uuu1ttt5oppgqrrbnoomoppeuuu4uuu0*2,vvv1opphppqmvvv1vvv0uvv0*2,vvv1noohoppjpqqfqrrbvvv1uuu0ttubsss8pqqinoomppqjnoolopphvvv0*3,tuubuvv0*28,
  uvv0vvv0*9,uvv0*2,uuu0uvv0vvv0*4,uvv0*4,vvv0*3,uvv0*4,vvv0*4,uvv0*2,tuu3tuu0*9,tuu4uvv0*28,
  qrraqrrfrrs9qrrerssarss9rssarss8qrrettt4rrsbrss8qrrbrssaqrrdstt6uvv0*58,
  stt3ttt4stt2ttt3tuu2ttt5tuu4stt2tuu3uuu1tuu3stt3ttt3tuu3ttt2uuu1uvv0*58,
referral-open 1184x197
~ WwRR k9wt GVYi rk_K ZV_c oXVF AeHi kxIZ DME0 AeHi AR5m tnPB CGVF eOwV lrmA 7LPV WrUR eBQv tE9y GNPZ
~ nMVT tE9y b6qQ xAmm tE9y SF9R glf6 tE9y qVvL HK4v lRh6
  rrsarss9*2,qrrbrss8uvv0*69,
  uvv0*36,uuu0*2,uvv0*36,
  vvv0vvv3vvv0*2,vvv1vvv0*19,uvv2vvv0*11,uvv1*2,vvv0vvv1*2,vvv0*29,uuu1vvv1uuu3vvv0
  vvv0sttasttcrssdsssavvv0*19,ttt8sst9vvv0*10,uvv1*2,tuu6qrrcrssdrssevvv0*28,qqrgrss9qqqgvvv0
  vvv0uuu5uvv0*21,uvv4uuu5uvv0*10,vvv4uvv1*2,vvv2ttt8ttt7tuu5uuu5tuu8ttu5vvv1vvv0*20,qrrbtuu6rrrbstt7sttarrsdrssavvv0
  vvv0uuu9pqqjrrrcqrrhoopjpqqiqqrhppqirrrfoophpqqeqrrerrsenooprrrevvv0*7,uvv7*2,vvv0*10,uvv7uvv1*2,uuv1ttt7tuu7ttt7uuu5ttt8*2,vvv1vvv0*20,ttu7ttt6sss8ttt7ttt6stt8ttt6vvv0
  vvv0uuu4uvv0*21,vvv3uuv4uvv0*10,vvv3uvv1*2,tuu7rrsdtttaqrrdrrsdrssbstt9qrresssbrrsd*2,vvv0*18,sss9pqqfqrreqqrgopplppqhvvv0
  vvv0*31,vvv1uvv0*3,vvv2uvv1*2,vvv0*8,vvv2vvv0*27,
  vvv0rrsfrsshsssdsssbqrrasttbqrrdrss8rrrerss9rssbvvv0*19,uvv6rss8ppqgsss6uvv6uvv1*2,ttu6qrrcsssbrrscsttbvvv0*19,tuu6pqqdqrrboopfpqqiqrrcrrrfqrreopplqqrdpqqcvvv0
  vvv0*2,vvv1*2,vvv0*7,uuu3vvv0*19,vvv4uvv0*3,vvv4uvv1*2,vvv0*36,
  vvv0*36,uvv1*2,stt5pqrbprsfqssboqrfprrdoqrdrssaprrfoqrirssaoqqfqssdrstbvvv0*22,
  vvv0*36,uvv1*2,vvv0*36,
  uvv1vvv0*34,uvv0uuu0*2,uvv0vvv0*34,uvv1
targets-new-month 1184x217
~ WwRR k9wt 0p6L rk_K a7wQ CGVF xG7K 9eLy eS8q LLym th2W l0Qu DO_u lriC ddXO OsHu th2W x0PQ F3uC XmxC
~ ddXO Rtfy th2W 0L44 tb78 vy1U ddXO HKI9
  rrsbqrr9rss7rrsarss9rrrarrscuuu0uvv0*66,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0tuu2ttu3vvv0uuu2vvv0*3,uuu2vvv0*55,uuu3uvv0*7,vvv3vvv0
  vvv0pqqbjklkkmmikllghijjhjjgjkkgijkhrss5vvv0*54,uuu4noogpqqfnooiqqrdnopioppgstt6uvv6vvv0
  vvv0*3,tuu1vvv0*2,stt2vvv0*57,uuv2uvv0*7,vvv2vvv0
  vvv0ttu7rrrerrsdrrrfstt8rrrfrrrdstt8rssfrrrdrssesttarrrdvvv1vvv0*59,
  vvv0*74,
  vvv0stt8qrrerrrduuu2vvv0*8,lnnmoppjpqqaopph*2,mnnpopphnoojlmmmrrrdoppevvv0uvv3qrrfrsse*2,qrrfuuu5vvv0*10,pqqfoppkpqqenopjoppgpqqenoohvvv1vvv0rsserrrkrrscvvv0*5,tuu4mnoloppjpqqcpqqdnopknoon*2,nookmnnkpqqhmnnipqqfnoohsss8vvv0
  vvv0*17,uvv1vvv0*4,uuu2vvv0*23,uuu2vvv0*19,uvv1vvv0*4,uuu1vvv0*2,
  vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,
  vvv0stt7rssgrrsg*2,rssgqrrfsssbssscrssdtttbrrrfsssdqrrgtuu6vvv0*10,vvv1rrrfsssdrsscsssarrrerssbsssbrrsdttt7sssbqrrhsssdqrrcvvv1vvv0*10,rsscrssgqrrgrssgrrsg*2,sssdqqrfssscsssbrssctttbrrresssbqrrhtuu5vvv0*8,
  vvv0*74,
  uvv0vvv0*72,uvv0
targets-none 1184x136
~ WwRR k9wt 1nwL rk_K a7wQ CGVF xG7K e7xX ryhU
  rrsbqrr9rss7rrsasst6uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0ttt2stt4vvv0uuu3vvv0*3,uuu3vvv0*56,vvv3uvv1uvv0*5,vvv4vvv0
  vvv0qqraklljklliklmghijjgiiijkkgikkgrss5vvv0*55,uvv6tuu4oopfqrrcnopioppgstt6uvv6vvv0
  vvv0*3,uuu1vvv0*2,tuu1vvv0*12,vvv1vvv0*46,uvv1uvv0*5,vvv2vvv0
  vvv0tuu4rssarssgrrsfrssdsstcrrsfsttasss9rrrarrscsss8rrsesstbrssdrsserssdrsscrsshrrrdttt9rrsesssavvv0*50,
  vvv0*74,
  uvv0vvv0*72,uvv0
targets-failed 1184x129
~ WwRR k9wt T_2H rk_K fkE1 vuOh NwNS J5nc ecki wCGG
  rrsbqrr9rss6qrrerrrauvv0*69,
  uuu0uut0*72,uuu0
  vsr0urp4vsq0vsq1urp5urp3usq3usq1vsq2vsq1urp3vsq1*2,vsr0vtr0*60,
  vtr0solatqn6solasolbtqn8tpn8sol8tpmasombtqo7solcspm9urp4vtr0*60,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tpnatpm9solctqnbtqnctqn9spmctpnctpmburp3vtr0*54,
  vsr2usq1trq0usq0*3,usq4vtr0*67,
  usq5vtr0onmfponcnmlfrpodusq5vtr0*67,
  vtr0usq1usq0*4,vsr1vtr0*67,
  vut0vtr0*72,vut0
targets-form 1184x582
~ WwRR k9wt F3px 02JZ Nkkq 6fqp vkKA ZV_c tG4y ypOO cTtb RwqD jNbr T7dO tG4y WTfK cTtb XOYw jNbr j4Ub
~ tG4y EDLS cTtb Hy7y jNbr 1sbs cVGS PVe6
  rrsbqrr9rss6rrsasst7uvv0*15,uuu0*34,uvv0*20,
  uvv0*19,uuu0*4,uvv0uuv0uuu0*24,uuv0uvv0uuu0*4,uvv0*19,
  uvv0*18,uuu0*3,uvv0vvv0*30,uvv0uuu0*3,uvv0*18,
  uvv0*18,uuu0*2,tuu0uvv0vvv0ttt4*2,vvv0uuu3tuu4tuu2uuu3vvv0*3,uuu3vvv0*18,uvv0tuu0uuu0*2,uvv0*18,
  uvv0*18,uuu0*2,tuu0uuu0vvv0lmnhikkkjkljikkijklkfhionooajklhhijlgiigjklgmnnbvvv0*17,uuu0tuu0uuu0*2,uvv0*18,
  uvv0*18,uuu0*2,ttt0uuu1vvv0vvv1vvv0*4,uuu2vvv0*2,uuu0uvv0vvv1vvv0vvv2vvv0*2,vvv1vvv0*4,vvv1vvv0*2,vvv1vvv2vvv0*4,uuu1ttt0uuu0*2,uvv0*18,
  uvv0*17,uuu0*2,tuu0ttt0uuu1vvv0sttbqrrgrsscsss9qrresss9rrrdrrresttarssesssdrssesstdrrrgsttarsseqrrgsss9rrrdtttasssarrrdsst8rssdssserrsdqrrfttt9vvv0uuu1ttt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rssdsttasssbrrreqrrevvv1vvv0*23,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0qrrcrssbrrsasstasssdrrrcsss9vvv0*22,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tuu6stt7ttt6uuu6ttu5ttt5uvv3vvv0*22,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7qqqhopploppnvvv0*23,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv5vvv0*26,uvv5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttt8ttu2uuu2uuu1*2,tuu2*2,uuu1*2,uuu2uuu1*2,ttt4uuu0uvv0*13,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0tttasssasssbsttarssbsttcttt9sss7sttdtttattt9sssc*2,uuu4vvv0*15,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0oppmpqqirrreoppipqqetuu4vvv0*23,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6ttt8uuu3vvv0*24,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv6rsscuuu4vvv0*24,uvv6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv2uvv0*26,uvv2vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rsserssfrsseqrrfrsscqrrdqrresssarrrgsss9qrresssdrssbrsscrrscrsscsssasssbrssdrssgvvv0*9,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0*30,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0rrrgrrrirrrcrssbsttapqqhrrrdvvv0*22,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu3stt4ttt5ttt4ttt3stt3tuu2uvv0*20,vvv0*2,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv5vvv0*26,uvv5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uvv7pqqhpqqippqmpqqioppjpqqlvvv0*20,uvv7vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu5uvv0*26,uuu5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0ttt7uuu6ttu6ttu7uuu5uuu6uuu4ttt7tuu5tuu7tuu5ttt7uuu6uuu3tuu5stt9vvv1vvv0*12,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0uuu6ttu8tuu9ttu7ttt9ttt7uuu4ttt6ttt7uuu6ttt7ttt6uuu7tuu6ttu8*2,vvv3vvv0*12,uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0stt1oqq0*26,stt1vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv06df619c0*10,1ac019c0*15,6df6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv05ce619c0*10,agib9fhg7egb9fhdchjd9ghe19c0*10,5ce6vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*2,tuu0stt0uuu1vvv0chj55ce0*26,chj5vvv0uuu1stt0tuu0uuu0*2,uvv0*17,
  uvv0*17,uuu0*3,ttt0tuu1vvv0*30,tuu1ttt0uuu0*3,uvv0*17,
  uvv0*18,uuu0*2,ttt0sss0uuu0vvv0*28,uuu0sss0ttt0uuu0*2,uvv0*18,
statement 1184x632
~ WwRR k9wt LUr1 rk_K jmCQ rk_K Cj20 sYDX CIB1 dFO_ qrJp W6gI fTlp rk_K 1M77 x_MH JLHe DW8N rk_K s84b
~ lEA3 rk_K 2aHs OlTi rk_K Vy6R S1xV rk_K Nhrl jWZK rk_K Jec9 aLNq rk_K idKf A8Se wNZ_ rk_K S8hp A8Se
~ cK-Q rk_K Zk2s A8Se wNZ_ 3ZV3 UNBU 0vQI x9Ub gJop T9OS Flw5 h-9N EHVK Z4Bt SoLj gJop hDYG G-5b EeJy
~ EeJy FY2L gJop ImNj -cLX EeJy EeJy YIG5 gJop NFLg 4oce YgP0 Xhli DlQW Xhli tLu3 gJop 3YqG QJxn EeJy
~ 4A4r 8LMv NWWp zeKB 1Obe gs3p rk_K 5nF9 vSh1 rk_K hA14 LZ6e 6SKs 7WcP
  rrs9qrrarss9rssauvv0*14,uuu0*3,tuu0ttt0stt0sst0sss0*24,sst0stt0ttt0tuu0uuu0*3,uvv0*18,
  uvv0*12,uuu0uvv0*6,uuu0*3,tuu0*2,ttt0*26,tuu0*2,uuu0*3,uvv0*19,
  uvv2ttu6uuu4*2,stt7ttt5ttt6uuu4sssasst8vvv0*2,uvv1uvv0*6,uuu0*36,uvv0*19,
  uvv2ttt8*2,uuu6sssasss9rrrcttt7sss9rrsavvv2*2,uvv1uvv0*8,uuu0*32,uvv0*21,
  uvv0*12,uuu0uvv0*61,
  tuu0*4,uvv0*70,
  osq5lqodlpnfpsq5stt5pqqgrss7qrrbrrs9qrrdqqrcqrrerrrcqrrbuuu1uvv0*59,
  tuu0*4,uvv0*70,
  qqrdrssaqrrbuuu1uvv0*5,rss6qrr8rss9rss7qrrcrss9sst9uvv0*2,ttt3qrrdrsscrss8rssa*2,rsscrssatuu2uvv0qrrbqrrcrssauvv0*6,stt6qrrdsss8qrrbrss9uvv0*4,uuu1rss8rrrbrssaqrrcrssaqrrettt2uvv0*2,rss8qrreuvv0*7,ttt4rss9qrrbrrrbrss9qrrbrss9rrsbuvv0
  rss7stt5tuu1uuu0uvv0*5,stt4*2,rrs7ttt4rrs8rss8qrr7tuu1uvv0tuu2sss6sss5rss6rss8pqq8ttt4uuu1uuu0uvv0rss7rss8rss5stt4rss7qrr6uuu0uvv0*2,uuu1rrr7stt6sss6rss8qrr6ttu1uvv0*2,uuu0rss6sss7rss8rss9sst7tuu3uuu0uvv0*2,sss6rrr8stt2sss5rss6qrr6tuu1uvv0*2,tuu2sss7rss9tuu2uuu0uuu1*2,tuu2uvv0
  pqqapqqcuvv0*7,rss5pqqdoppdqrrbpqqbopqapqqdtuu2uvv0stt3pqqcqrr9*2,pqqbopqeuvv0*4,qrr8oppcqrr9*2,pqqbopqduvv0*3,tuu1oppdpqqbqqr9ppqapqqdtuu2uvv0*2,uuu1stt7stt8stt5sst6stt7tuu0uvv0*3,rrs8oppcrrr8qqr9opqapqqdtuu2uvv0*2,tuu3stt8stt7uuu2uvv0*5,
  uvv0*46,uuu1qrrbrss8uvv0*16,ttt4qrrcsst5uvv0*6,
  uvv0*74,
  pqqbrrrbqrr9*2,rssarrs9rss9uvv0*67,
  stt5rss9stt7stt6sss6sss5rss9uvv0*67,
  ttu5vvv2vvv0*17,vvv2uuu5uuu3uuu5vvv0*10,uuu3tuu5uuu4vvv1vvv0*11,tuu6*2,vvv0*20,uuu5uuu4uuu3vvv1
  stt7uuu6vvv0*17,vvv2stt8ttt9ttt8vvv0*10,uuu4stt7sttauuu2vvv0*11,tuu5sttavvv0*20,uuu3stt9ttt8vvv3
  uvv0*74,
  pqqhqrrbtuu2uvv0*18,uuu0oppjuvv0*10,rss6pqqeqrrdrss6uvv0*10,pqqdqrrgpqqduvv0*17,qrrdqrrcrssaopplpqqjopqlsss8
  uuu0*74,
  sss7stt4tuu2uvv0*19,stt6uvv0*10,ttt3stt7stt5ttt2uvv0*10,sss6stt6sss6uvv0*17,stt6stt4ttt3rssasss8rssbttt4
  rss9stt6tuu1uvv0*18,uuu0rss6uvv0*10,ttt3rss7sss7ttt4uvv0*10,rss6sss9rss7uvv0*17,stt6stt7stt6rssbrssasss9tuu4
  uuu0*74,
  pqqhqrrattt4uvv0*18,uuu0pqqeuvv0*10,uuu0pqqcqrrcrss9uvv0*11,rrscqrrauvv0*20,ttt4rrrbqrrbttt4
  uuu0*74,
  rss9sst7uuu1uvv0*19,rss8uvv0*10,stt4sss8stt7stt3uvv0*10,qrr9stt6rrs8uvv0*17,sst8stt6stt4rrsbrssaqrrettt5
  sss7stt4tuu2uvv0*18,uuu0sss5uvv0*10,ttu2sss6stt6ttt3uvv0*10,sss5ttt5stt6uvv0*17,stt5stt6*2,sss9sst8ttt7tuu3
  uuu0*74,
  tuu2tuu0*14,uuu1uvv0*58,
  tuu3stt6sss6pqqcpqqe*2,qqr9pqqdopperss6pqqboppapqqa*2,stt3tuu5uvv0*58,
  tuu3ttt2ttt3sss5rss7*2,rss6stt4sss7stt4rss6rss5sst7stt6tuu1tuu5uvv0*58,
  uuu0tuu0*14,uuu0uvv0*58,
  pqqeqrrcqqrcqrr9qrrcqqrdqrrfstt3uvv0*66,
  tuu0*74,
  stt3pqqcpqqdopqhstt5pqqeqrrapqqeqrr8qrr9pqraqrrapqqerss5pqraoqqgprrbrss4pqqdqrr9*2,rss6pqqfoqqgpqqbrss4qrrdpqqeqrr9qrr8qrrbpqqdoqqeoqqgtuu0*40,
  tuu0*74,
  uvv0*74,
  qrrarss8rss6stt4qrr6rss9rss8stt6sss8rss5qrrbuvv0*62,uuu2
  rrsbqrrdrss7*2,qqr9qrrasss8qrrbqrrcqrr9rss9uvv0*62,uuu2
  uvv0*74,
filter-fields 1184x331
~ WwRR k9wt iSrP rk_K Cj20 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 Cj20 sYDX Hkhe vfWw qrJp W6gI 9lBR
~ Cj20 sYDX iL3Q y_9b qrJp W6gI ZoN1 Cj20 sYDX RypJ y_9b qrJp W6gI UPEa Cj20 sYDX H0Ae y_9b qrJp W6gI
~ XCoP Cj20 sYDX VpyY y_9b qrJp W6gI G7JY cE8S zlEf 466u y_9b Rl-q fWqd 8Xgx qrJp sVWv PB9r 4mTA vfFb
~ Zu5Z 4vG6 adYc sCl1 bxQ_ gAfW Fwhh AeHi -wEx sApi lrmA soCB
  qrrfrss7qrrcqrrbuvv0*70,
  uvv0*17,uuu0*41,uvv0*16,
  vvv2sst5uuu5ttt5stt6ttt5ttt6uuu3uuu5uuu3tuu6uuu4tuu7uuu3tuu6vvv2vvv0vvv1*2,vvv0*4,uvv2vvv1vvv0*3,vvv1vvv0*4,vvv2vvv0*2,vvv1vvv0*4,vvv1vvv0vvv1vvv0*4,vvv1vvv0vvv1vvv0*4,vvv2vvv0*2,uuu0uvv0*15,
  uuu3tuu5ttt6rssbttt7*2,qqqettu6ttt7uuu4ttt5ttt7ttt8*2,ttt6vvv2vvv3vvv1ttt9rssdsss7rssbttt5pqqirss9sssauvv3vvv0vvv1rssdrsscrssbstt7pqqmvvv3vvv1*2,rrsbsssdrss9rssbsssfuuu5vvv1uuu5rssbrssarrsdsssbuuu5vvv1ttt5rsscrrscttt7pqqluvv3vvv0uuu1uvv0*15,
  uvv0vvv0*16,uvv1vvv0*10,uvv0vvv0*7,uvv0vvv0*6,uvv0vvv0*6,uvv1vvv0*7,uvv0*16,
  uvv2tuu5uuu3*2,uuu4ttt8ttt7uuu3sstbvvv0*65,
  uvv2stt7stt8ttt6tuu9ttt6ttt8uuu4ssscuvv3vvv1vvv0*63,
  uuu3uuu0*14,uuu1*2,uvv0*57,
  uuu5*2,ttt9sssdttt7sss9tuu6sst9ttt8ttu6ssscuuu2vvv0*4,tuu6uvv0*57,
  uuv3uuv2vvv0vvv1*3,vvv2uuu3vvv1vvv0vvv1vvv0*5,tuu5uvv0*57,
  uuu0tuu0*15,uvv0*58,
  rrs8oppiopphpqqcpqqfpqqcopphopqhopqguvv0*63,oppquvv0
  uvv0*74,
  uuu1uvv0*2,uuu0uvv0uuu0uvv0*68,
  pqqeqrrerss8qrrcrss8qrrdrssauvv0*67,
  uuu3uuu0*72,uuu3
  uvv3vvv0*72,uvv3
  uuu3uuv0*72,uuu3
  tuu2tuu0*72,tuu2
  tuu3uvv0*32,uuu0nooeoppenopipqqemnnqnopfuuu0uvv0*32,tuu3
  stt3ttt0*72,stt3
